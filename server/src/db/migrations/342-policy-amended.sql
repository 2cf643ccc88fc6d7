-- The day of the last amendment, which is no day of publication.
alter table policy add column amended_at date;
alter table stage_policy add column amended_at date;

-- Imports before this took the one for the other.
update policy p set issued_at = null, amended_at = p.issued_at
from article a
where a.id = p.article_id and not a.sample and p.issued_at > p.effective_at and cardinality(p.history) > 0;
update policy p set issued_at = null
from article a where a.id = p.article_id and not a.sample and p.issued_at > p.effective_at;
