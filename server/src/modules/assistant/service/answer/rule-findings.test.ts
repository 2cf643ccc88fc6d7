import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { analyzeIndex, indexDocument, storeDocuments } from '../../../search/index.ts';
import { termsOf } from '../../store/answer/question-terms.ts';
import { findPassages } from './passage-findings.ts';

const law = (refId: string, title: string, meta: string[], lines: string[]) =>
  indexDocument({
    kind: 'policy',
    refId,
    title,
    meta,
    date: '2024-01-01',
    page: 'article/detail',
    params: { id: refId },
    sample: false,
    blocks: lines.map((text) => ({ heading: false, text })),
  });

let database: ServerTestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await storeDocuments(database.db, [
    law(
      '1',
      '中华人民共和国渔业法',
      ['全国'],
      [
        '第一条 为了保护渔业资源，制定本法。',
        '第三十条 禁止使用电鱼的方法进行捕捞。',
        '第三十八条 使用电鱼的方法进行捕捞的，处五万元以下的罚款。',
        '第五十条 本法自1986年7月1日起施行。',
      ],
    ),
    law('2', '某省渔业条例', ['某省'], ['第二条 使用电鱼的方法进行捕捞的，处二千元罚款。', '第九条 渔船应当登记。']),
    law(
      '3',
      '农药管理条例',
      ['国务院'],
      [
        '第二条 本条例所称农药，是指用于预防、控制病、虫、草、鼠的物质。',
        '第五十八条 农药经营者未建立采购台账的，处二千元以上二万元以下罚款：',
        '（一）拒不改正的，吊销许可证。',
      ],
    ),
    law('4', '关于渔业的解读', ['全国'], ['电鱼会被罚款，最高五万元。']),
  ]);
  await analyzeIndex(database.db);
});
afterAll(() => database.close());

const ask = async (question: string) => {
  const terms = await termsOf(database.db, question);
  const { passages } = await findPassages(database.db, terms, ['policy'], { today: '2026-03-04' });
  return passages.map(({ passage: { text }, isWhole }) => [isWhole ?? false, text]);
};

it.each([
  ['在河里电鱼被抓到罚多少', '第三十八条 使用电鱼的方法进行捕捞的，处五万元以下的罚款。'],
  ['能不能电鱼', '第三十条 禁止使用电鱼的方法进行捕捞。'],
  ['渔业法哪年开始施行', '第五十条 本法自1986年7月1日起施行。'],
  ['农药的定义', '第二条 本条例所称农药，是指用于预防、控制病、虫、草、鼠的物质。'],
  [
    '农药店不记台账会怎样',
    '第五十八条 农药经营者未建立采购台账的，处二千元以上二万元以下罚款：\n（一）拒不改正的，吊销许可证。',
  ],
])('%s: is answered by the article of the country that says so', async (question, article) => {
  expect(await ask(question)).toEqual([[true, article]]);
});

it('has no article about what no law mentions', async () => {
  expect(await ask('在月球种树要罚多少')).toEqual([]);
});
