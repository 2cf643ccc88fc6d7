import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { sql } from 'kysely';
import { analyzeIndex, indexDocument, storeDocuments } from '../../../search/index.ts';
import { foldTitle } from '../../model/answer/named-sources.ts';
import { termsOf } from '../../store/answer/question-terms.ts';
import { findPassages } from './passage-findings.ts';

const law = (refId: string, title: string, date: string, lines: string[]) =>
  indexDocument({
    kind: 'policy',
    refId,
    title,
    meta: [],
    date,
    page: 'article/detail',
    params: { id: refId },
    sample: false,
    blocks: lines.map((text) => ({ heading: false, text })),
  });

describe('a question that names a law', () => {
  let database: ServerTestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await storeDocuments(database.db, [
      law('1', '中华人民共和国棚架法', '2010-01-01', ['第一条 旧棚架应当登记。', '第二条 旧标签由县里发放。']),
      law('2', '中华人民共和国棚架法', '2024-01-01', ['第一条 新棚架应当登记。', '第二条 标签由省里发放。']),
      law('3', '某市实施《中华人民共和国棚架法》办法', '2025-01-01', [
        '第一条 为登记棚架，制定本办法。',
        '第九条 标签应当按照《棚架法》第七条的规定发放。',
      ]),
      law('5', '某市实施《中华人民共和国渔网法》办法', '2025-01-01', ['第一条 渔网应当登记。']),
      law('4', '某市登记条例', '2025-01-01', ['第一条 棚架登记由乡里办理，标签也由乡里发放。']),
    ]);
    await analyzeIndex(database.db);
  });
  afterAll(() => database.close());

  const ask = async (question: string) => {
    const { db } = database;
    const terms = await termsOf(db, question);
    const { passages, missing } = await findPassages(db, terms, ['policy'], { today: '2026-03-04' });
    return { texts: passages.map(({ passage }) => passage.text), missing };
  };

  it('finds titles that the database folded as the question is', async () => {
    const { rows } = await sql<{ title: string; folded: string }>`
      select title, folded_title as folded from search_document`.execute(database.db);
    expect(rows).toHaveLength(5);
    for (const { title, folded } of rows) expect(folded).toBe(foldTitle(title));
  });

  it('is answered by that law alone, its newest version first', async () =>
    expect(await ask('棚架法对标签怎么规定')).toEqual({
      texts: ['第二条 标签由省里发放。', '第二条 旧标签由县里发放。'],
      missing: [],
    }));

  it('is answered by the article that it names and nothing around it', async () =>
    expect((await ask('《中华人民共和国棚架法》第2条写了什么')).texts).toEqual([
      '第二条 标签由省里发放。',
      '第二条 旧标签由县里发放。',
    ]));

  it('is told which article was not found, though another text has one of that number', async () =>
    expect(await ask('棚架法第九条的标签怎么规定')).toEqual({ texts: [], missing: ['《棚架法》第九条'] }));

  it('is not told an article of what carries out a law in the place of that law', async () => {
    expect((await ask('渔网法对登记怎么规定')).texts).toEqual(['第一条 渔网应当登记。']);
    expect(await ask('渔网法第一条怎么规定')).toEqual({ texts: [], missing: ['《渔网法》第一条'] });
  });

  it.each(['《火星棚架法》对登记有什么规定', '登记标签促进条例什么时候施行'])(
    '%s: there is no such law',
    async (question) => {
      const { texts, missing } = await ask(question);
      expect(texts).toEqual([]);
      expect(missing).toHaveLength(1);
    },
  );

  it('is not answered with other years than one to come that it asks about', async () =>
    expect(await ask('2040年棚架登记由谁办理')).toEqual({ texts: [], missing: ['2040年的资料'] }));
});
