import { sql } from 'kysely';
import { containsPattern } from '../../../db/contains-pattern.ts';
import { queryRow, queryRows } from '../../../db/query-rows.ts';
import type { PathPart } from '../../../db/schema/industry.ts';
import type { Database, Db } from '../../../db/schema.ts';

export type NodeRow = {
  id: string;
  pid: string | null;
  title: string;
  type: 'domain' | 'category' | 'model';
  tables: number;
  path: PathPart[];
  freq: Database['industry_table']['freq'] | null;
};

const NODE = sql`n.id, n.pid, n.title, n.type, n.tables, n.path, t.freq`;
const FROM = sql`industry_node n left join industry_table t on t.model_id = n.id`;

/** One level of the tree: the children of a node, or the domains. */
export const listNodes = (db: Db, pid: string | null) => queryRows<NodeRow>(db)`
    select ${NODE} from ${FROM} where ${pid === null ? sql`n.pid is null` : sql`n.pid = ${pid}`}
    order by n.type = 'model', n.rank, n.id`;

export const findNode = (db: Db, id: string) => queryRow<NodeRow>(db)`select ${NODE} from ${FROM} where n.id = ${id}`;

export type FoundRow = NodeRow & { name: string; other: boolean; total: number };

/**
 * Nodes for which every word occurs in a name (in characters or pinyin) or in the titles of its ancestors, and at least
 * one word in a name. Full matches rank before prefixes, prefixes before substrings, headings before tables.
 * @param words folded, without punctuation
 */
export const findNodes = async (db: Db, words: readonly string[], limit: number): Promise<FoundRow[]> => {
  const scores = words.map((word, place) => ({ name: sql.ref(`score${place}`), value: scoreOf(word) }));
  const names = scores.map(({ name }) => name);
  return queryRows<FoundRow>(db)`
    with scored as (
      select m.node_id, m.name, m.other, length(m.folded) as letters,
        ${sql.join(scores.map(({ name, value }) => sql`${value} as ${name}`))}
      from industry_name m
      where ${sql.join(
        words.map((word) => sql`(${isNamed(word)} or m.within like ${containsPattern(word)})`),
        sql` and `,
      )} and (${sql.join(words.map(isNamed), sql` or `)})
    ), best as (
      select distinct on (node_id) node_id, name, other, letters,
        ${sql.join(names, sql` + `)} + case when other then 0.5 else 0 end as score
      from scored where greatest(${sql.join(names)}) < 9 order by node_id, score, letters
    ), first as (
      select b.node_id, b.name, b.other, (count(*) over ())::int as total,
        row_number() over (order by b.score, h.type = 'model', b.letters, h.rank, h.id) as place
      from best b join industry_node h on h.id = b.node_id
      order by place limit ${limit}
    )
    select ${NODE}, f.name, f.other, f.total
    from first f join ${FROM} on n.id = f.node_id order by f.place`;
};

/** A single letter would match the pinyin of nearly every name. */
const isLatin = (word: string): boolean => /^[a-z]{2,}$/.test(word);

const isNamed = (word: string) =>
  isLatin(word)
    ? sql`(m.folded like ${containsPattern(word)} or m.initials like ${containsPattern(word)} or m.spelling like ${containsPattern(word)})`
    : sql`m.folded like ${containsPattern(word)}`;

/** Match rank of a word in a name, lower is better; 9 means no match, e.g. letters that cross syllables. */
const scoreOf = (word: string) => {
  const written = sql`
    when m.folded = ${word} then 0 when m.folded like ${`${containsPattern(word).slice(1)}`} then 1
    when m.folded like ${containsPattern(word)} then 3`;
  const above = sql`when m.within like ${containsPattern(word)} then 5`;
  if (!isLatin(word)) return sql`case ${written} ${above} else 9 end`;
  const syllables = [...word].join('\\|?');
  return sql`
    case ${written} when m.initials = ${word} then 4 when m.initials like ${`${word}%`} then 5
      when m.syllables ~ ${`^\\|${syllables}`} then 5 when m.initials like ${containsPattern(word)} then 7
      when m.syllables ~ ${`\\|${syllables}`} then 7 ${above} else 9 end`;
};
