-- Each import creates its stage tables from the columns that its kind declares; there are no templates any more.
drop table
  stage_article, stage_article_tag, stage_baike, stage_data_product, stage_enterprise, stage_food, stage_food_gi,
  stage_food_limit, stage_hs, stage_industry_row, stage_limit_food, stage_limit_substance, stage_partner, stage_permit,
  stage_policy, stage_port, stage_price, stage_reference_article, stage_reference_article_tag,
  stage_reference_enterprise, stage_reference_issue, stage_reference_series, stage_reference_series_tag, stage_report,
  stage_report_file, stage_report_page, stage_report_series, stage_search_document, stage_search_name,
  stage_search_passage, stage_standard, stage_standard_replaces, stage_statistic, stage_tariff, stage_trade;
