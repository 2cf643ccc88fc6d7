import { sql } from 'kysely';
import { shanghaiDay } from '../clock.ts';
import { queryRows } from '../db/query-rows.ts';
import type { Db } from '../db/schema.ts';
import type { Before, ReleaseEvidence } from './evidence.ts';
import { RULES } from './rules.ts';

const FAILED = sql`l.action_id in ('load_failure', 'page_error')`;
const LCP = sql`l.value) filter (where l.action_id = 'web_vital' and l.kind = 'LCP'`;

/**
 * Evidence about the given releases from the last ten minutes. A visit counts once, however many records it sends. It
 * belongs to the network that requested the page from the edge. The visits per network are limited, so that hundreds of
 * visits from one place do not decide alone.
 * @param perNetwork maximum number of visits per network
 */
export const readEvidence = async (
  db: Db,
  releases: readonly (readonly [remote: string, release: string])[],
  { now, perNetwork }: { now: Date; perNetwork: number },
): Promise<ReleaseEvidence[]> => {
  const since = new Date(now.getTime() - RULES.windowMs);
  const remotes = releases.map(([remote]) => remote);
  const ids = releases.map(([, release]) => release);
  return queryRows<ReleaseEvidence>(db)`
    with running as (
      select * from unnest(${remotes}::text[], ${ids}::text[]) as r(remote, release)
    ), visits as (
      select r.remote, r.release, v.* from running r cross join lateral (
        select count(*)::int as visits, count(*) filter (where failed)::int as failing,
          count(distinct network) filter (where failed)::int as networks,
          count(lcp)::int as measured, percentile_cont(0.75) within group (order by lcp) as lcp
        from (
          -- In the order of the primary key, so that nothing is sorted. Where visits per network are limited, networks
          -- are sampled.
          select network, failed_at > ${since} as failed, lcp from (
            select *, row_number() over (partition by sample order by visit) as place from release_visit
            where remote = r.remote and release = r.release and at > ${since}
          ) v where place <= ${perNetwork} order by sample, visit limit ${RULES.sample}
        ) counted
      ) v
    ), seen as (
      select o.remote, o.release, sum(o.documents)::int as documents, sum(o.renders)::int as renders,
        sum(o.render_failed)::int as render_failed, count(*) filter (where o.files_refused > 0)::int as refused,
        count(distinct o.edge)::int as edges,
        count(distinct o.edge) filter (where o.files_refused > 0)::int as refused_edges,
        percentile_cont(0.5) within group (order by o.render_p95) as p95
      from edge_observation o where o.at > ${since} group by o.remote, o.release
    ), failed_networks as (
      select o.remote, o.release, count(distinct n)::int as networks
      from edge_observation o, unnest(o.render_networks) n where o.at > ${since} group by o.remote, o.release
    )
    select remote, release, coalesce(v.visits, 0) as visits, coalesce(v.failing, 0) as failing,
      coalesce(v.networks, 0) as networks, coalesce(v.measured, 0) as measured, round(v.lcp)::int as "lcpP75",
      coalesce(s.documents, 0) as documents, coalesce(s.renders, 0) as renders,
      coalesce(s.render_failed, 0) as "renderFailed", coalesce(s.refused, 0) as "refusedWindows",
      coalesce(s.edges, 0) as edges, coalesce(s.refused_edges, 0) as "refusedEdges",
      round(s.p95)::int as "renderP95", coalesce(f.networks, 0) as "renderNetworks"
    from running left join visits v using (remote, release) left join seen s using (remote, release)
      left join failed_networks f using (remote, release)`;
};

/** The day before `until` for one remote, with all releases it had; for the shell that of all pages. */
export const readBefore = async (db: Db, remote: string, until: Date): Promise<Before> => {
  const since = new Date(until.getTime() - RULES.beforeMs);
  const { rows } = await sql<Before>`
    with told as (
      select l.visit, bool_or(${FAILED}) as failed, min(${LCP}) as lcp
      from action_record l
      where l.day between ${shanghaiDay(since)}::date and ${shanghaiDay(until)}::date and l.visit is not null
        and (l.remote = ${remote} or ${remote} = 'shell') and l.created_at > ${since} and l.created_at <= ${until}
      group by l.visit
    ), seen as (
      select coalesce(sum(renders), 0)::int as renders, coalesce(sum(render_failed), 0)::int as failed
      from edge_observation where remote = ${remote} and at > ${since} and at <= ${until}
    )
    select count(*)::int as visits, count(*) filter (where failed)::int as failing,
      round(percentile_cont(0.75) within group (order by lcp))::int as "lcpP75",
      (select renders from seen) as renders, (select failed from seen) as "renderFailed"
    from told`.execute(db);
  return rows[0] ?? { visits: 0, failing: 0, renders: 0, renderFailed: 0, lcpP75: null };
};
