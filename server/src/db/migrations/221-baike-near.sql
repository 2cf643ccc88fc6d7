-- What stands beside an entry: those of its name or product, and the most read of its category.
create index baike_title on baike (title);
create index baike_product on baike (product) where product is not null;
create index baike_category_views on baike (cate_id, views desc, id);
