"""One file a family of charts, one function a chart: a table and a caption give a figure."""
