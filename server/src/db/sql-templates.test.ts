import { columnMismatches } from '@bee/testing/server/sql-templates/column-mismatches';
import { describeStatement, typeNamesOf } from '@bee/testing/server/sql-templates/describe-statement';
import { readTemplates } from '@bee/testing/server/sql-templates/read-templates';
import type { Column } from '@bee/testing/server/sql-templates/row-shape';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import { systemClock } from '../clock.ts';
import { glycemicIndex } from '../modules/food/import/glycemic.kind.ts';
import type { TableDescription } from '../modules/industry/index.ts';
import { modules } from '../modules.ts';
import { findProjectRoot } from '../project.ts';

/** Statements with parts that only a running server knows. */
const UNRESOLVED: Record<string, string> = {
  'importer/undo/hand-over.ts conflictsIn': 'tables and columns are read from the database',
  'importer/undo/restore-rows.ts removeAdded': 'tables and columns are read from the database',
  'modules/assistant/store/message.repository.ts saveProgress': 'contains a query of the query builder',
  'modules/industry/store/revision.repository.ts countRevisions': 'conditions come from a service',
  'modules/industry/store/revision.repository.ts listRevisions': 'conditions come from a service',
};

/** Errors of alternatives that the code does not combine: `storedCounts` knows which facets the counts of a tag have. */
const NEVER_COMBINED = [
  'modules/publishing/article/store/article-list.repository.ts count: column b.org_name does not exist',
];

const templates = readTemplates(findProjectRoot(), 'server/src');

let database: ServerTestDatabase;
let client: pg.PoolClient;
let typeNames: Map<number, string>;

beforeAll(async () => {
  database = await openTestDatabase();
  client = await database.pool.connect();
  for (const { name, definition } of await stageTables())
    await client.query(`create table if not exists ${name} (${definition})`);
  await client.query(PgBoss.getConstructionPlans());
  typeNames = await typeNamesOf(client);
});
afterAll(async () => {
  client?.release();
  await database?.close();
});

/** The tables that imports create for themselves. */
const stageTables = async () => {
  const lists = { path: [], measures: [], dims: [], products: [], alias: [], tags: [] };
  const description = { title: '', ...lists } as unknown as TableDescription;
  const options = { db: database.db, files: [], clock: systemClock, today: '2026-01-01', dryRun: true, description };
  const importers = modules.flatMap((module) => module.importers ?? []);
  const opened = await Promise.all(importers.map(({ open }) => open(options)));
  return [...opened.map(({ kind }) => kind), glycemicIndex].flatMap(({ stages }) => stages);
};

const problemsOf = async (columns: readonly Column[] | null, text: string): Promise<string[]> => {
  try {
    return columnMismatches(columns, await describeStatement(client, text, typeNames), text);
  } catch (error) {
    return [(error as Error).message];
  }
};

describe('statements with a row type', () => {
  it('return the columns of the type, as the driver parses them', async () => {
    const problems = new Set<string>();
    for (const { place, columns, texts } of templates)
      for (const text of texts)
        for (const problem of await problemsOf(columns, text)) problems.add(`${place}: ${problem}`);
    expect([...problems]).toEqual(NEVER_COMBINED);
  });

  it('are known before the server runs, with few exceptions', () => {
    const unresolved = templates.filter(({ reason }) => reason !== null);
    const others = unresolved.filter(({ place }) => !UNRESOLVED[place]);
    expect(others.map(({ place, reason }) => `${place}: ${reason}`)).toEqual([]);
    expect(unresolved.map(({ place }) => place).toSorted()).toEqual(Object.keys(UNRESOLVED));
    expect(templates.length).toBeGreaterThan(250);
  });
});

describe('a statement that does not fit its type', () => {
  const column = (name: string, kind: string): Column => ({ name, kinds: [kind], optional: false, nullable: false });

  it.each([
    [
      'lacks a column',
      [column('uid', 'number'), column('mail', 'string')],
      'select uid from member',
      'mail is not returned',
    ],
    ['has one too many', [column('uid', 'number')], 'select uid, sex from member', 'sex is not in the row type'],
    ['has a name twice', [column('uid', 'number')], 'select uid, uid from member', 'uid twice'],
    ['has another kind', [column('at', 'Date')], 'select created_at as at from message', 'at is string, not Date'],
    ['has numeric as number', [column('s', 'number')], 'select sum(uid) as s from member', 's is string, not number'],
    [
      'has a list of other items',
      [column('l', 'number[]')],
      "select '{1}'::int8[] as l",
      'l is string[], not number[]',
    ],
    [
      'counts null',
      [{ ...column('n', 'number'), nullable: true }],
      'select count(*) as n from member',
      'n is a count, never null',
    ],
    ['is wrong', [column('uid', 'number')], 'select uid form member', 'syntax error at or near "member"'],
    [
      'reads what is not there',
      [column('uid', 'number')],
      'select uid from nobody',
      'relation "nobody" does not exist',
    ],
  ])('%s', async (_, columns, text, problem) => {
    expect(await problemsOf(columns, text)).toEqual([problem]);
  });
});
