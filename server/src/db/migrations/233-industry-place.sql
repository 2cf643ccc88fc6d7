-- Rows of some places, over all periods and dimensions.
create index industry_row_place on industry_row (table_no, adcode, period desc);
