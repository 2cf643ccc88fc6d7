import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Before, ReleaseEvidence } from './evidence.ts';
import { RULES } from './rules.ts';

const FAILED = sql`l.action_id in ('load_failure', 'page_error')`;
const LCP = sql`l.value) filter (where l.action_id = 'web_vital' and l.kind = 'LCP'`;

/**
 * Evidence about each release from the last ten minutes. A visit counts once, however many records it sends, and only
 * with the release that an edge served to it. It belongs to the network that requested the page from the edge. The
 * visits per network are limited, so that hundreds of visits from one place do not decide alone.
 * @param perNetwork maximum number of visits per network
 */
export const readEvidence = async (db: Kysely<Database>, now: Date, perNetwork: number): Promise<ReleaseEvidence[]> => {
  const since = new Date(now.getTime() - RULES.windowMs);
  const servedSince = new Date(now.getTime() - RULES.servedMs);
  const { rows } = await sql<ReleaseEvidence>`
    with told as (
      select l.remote, l.release, l.visit, bool_or(${FAILED}) as failed, min(${LCP}) as lcp
      from action_log l
      where l.visit is not null and l.created_at > ${since} and l.remote is not null and l.release is not null
      group by l.remote, l.release, l.visit
    ), served as (
      select o.remote, o.release, split_part(v, '.', 1) as visit, min(split_part(v, '.', 2)) as network
      from edge_observation o, unnest(o.visit_hashes) v
      where o.at > ${servedSince} and (o.remote, o.release) in (select remote, release from told)
      group by o.remote, o.release, split_part(v, '.', 1)
    ), counted as (
      select *, row_number() over (partition by remote, release, network order by visit) as place
      from told join served using (remote, release, visit)
    ), visits as (
      select remote, release, count(*)::int as visits, count(*) filter (where failed)::int as failing,
        count(distinct network) filter (where failed)::int as networks,
        count(lcp)::int as measured, percentile_cont(0.75) within group (order by lcp) as lcp
      from counted where place <= ${perNetwork} group by remote, release
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
    from visits v full join seen s using (remote, release) left join failed_networks f using (remote, release)`.execute(
    db,
  );
  return rows;
};

/** The day before `until` for one remote, with all releases it had. */
export const readBefore = async (db: Kysely<Database>, remote: string, until: Date): Promise<Before> => {
  const since = new Date(until.getTime() - RULES.beforeMs);
  const { rows } = await sql<Before>`
    with told as (
      select l.visit, bool_or(${FAILED}) as failed, min(${LCP}) as lcp
      from action_log l
      where l.visit is not null and l.remote = ${remote} and l.created_at > ${since} and l.created_at <= ${until}
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
