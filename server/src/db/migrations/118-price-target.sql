-- What the id of a favourite price names, whatever rows an import puts in the place of others: `group/name` of the
-- wholesale markets, `origin:group/name|area|address|type|unit` of a fruit at one address, `herb:group/name|spec|origin`
-- of a herb. Null is what the id leaves open.
create function price_target(id text) returns table (
  scope text, group_name text, name text, area text, market text, spec text, variant text
) language sql immutable rows 1 as $$
  select scope, split_part(product, '/', 1), substr(product, length(split_part(product, '/', 1)) + 2),
    case when scope = 'origin' then part[2] end, case when scope = 'origin' then part[3] end,
    case scope when 'origin' then part[4] when 'herb' then coalesce(part[2], '') end,
    case scope when 'origin' then part[5] when 'herb' then coalesce(part[3], '') end
  from (
    select scope, part, case when scope = 'market' then id else part[1] end as product
    from (
      select case when id like 'origin:%' then 'origin' when id like 'herb:%' then 'herb' else 'market' end as scope,
        string_to_array(substr(id, strpos(id, ':') + 1), '|') as part
    ) split
  ) named $$;
