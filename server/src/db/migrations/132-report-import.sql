-- What an import of reports has read and not yet published.
create unlogged table stage_report_page (like report_page);
create unlogged table stage_report_file (like report_file);
create unlogged table stage_report_series (like report_series including indexes);
