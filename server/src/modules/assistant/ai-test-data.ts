import type { AnswerEvent } from '@bee/contracts/resource/ai';
import type { Browser, TestApp } from '@bee/testing/server/test-app';
import type { Db } from '../../db/schema.ts';
import { analyzeIndex, indexDocument, storeDocuments } from '../search/index.ts';

export const FISHERY_LAW =
  '从事养殖和捕捞水生动物等渔业生产活动，都必须遵守本法。捕捞作业必须取得捕捞许可证，方准进行。';
export const SEED_LAW =
  '种子生产经营者应当在种子包装上附有标签。标签应当标注种子类别、品种名称。违反规定的，处二千元以上二万元以下罚款。';

/** One product in three markets on 2026-03-04, and passages of two laws. */
export const buildKnowledge = async (db: Db): Promise<void> => {
  const { id: source_id } = await db
    .insertInto('data_source')
    .values({ kind: 'price', name: '测试来源', url: null, publisher: null, sample: true, retrieved_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: product_id } = await db
    .insertInto('price_product')
    .values({
      class_id: '蔬菜',
      group_name: '茄果类',
      name: '番茄',
      match_key: '番茄',
      alias: ['西红柿'],
      rank: 1,
      sample: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [index, [name, avg]] of (
    [
      ['甲地市场', 5.2],
      ['乙地市场', 4.1],
      ['丙地市场', 6.3],
    ] as const
  ).entries()) {
    const market_id = `m${index}`;
    await db
      .insertInto('market')
      .values({
        id: market_id,
        name,
        match_key: name,
        province: null,
        city: null,
        adcode: null,
        lng: null,
        lat: null,
        sample: true,
      })
      .execute();
    await db
      .insertInto('price_series')
      .values({
        product_id,
        market_id,
        spec: '硬果',
        origin: null,
        source_id,
        sample: true,
        headline: index === 0,
        market_count: 3,
        quotes: 30,
        first_date: '2026-01-01',
        last_date: '2026-03-04',
        prev_date: '2026-03-03',
        low: avg - 0.5,
        avg,
        high: avg + 0.5,
        unit: '公斤',
        source_low: avg - 0.5,
        source_avg: avg,
        source_high: avg + 0.5,
        flag: null,
        chg_d: index === 0 ? 1.5 : -2,
        chg_w: null,
        chg_m: null,
        chg_y: null,
      })
      .execute();
  }
  const law = (refId: string, title: string, text: string) =>
    indexDocument({
      kind: 'policy',
      refId,
      title,
      meta: ['国家'],
      date: '2013-12-28',
      page: 'article/detail',
      params: { id: refId },
      sample: false,
      blocks: [{ heading: false, text }],
    });
  await storeDocuments(db, [law('1', '渔业法', FISHERY_LAW), law('2', '种子法', SEED_LAW)]);
  await analyzeIndex(db);
};

export const eventsOf = (body: string): AnswerEvent[] =>
  body
    .split('\n\n')
    .flatMap((frame) => frame.match(/^data: (.*)$/m)?.[1] ?? [])
    .map((data) => JSON.parse(data) as AnswerEvent);

export const textOf = (events: readonly AnswerEvent[]): string =>
  events.map((event) => (event.type === 'delta' ? event.text : '')).join('');

/** Requests a chat id the way a page does. */
export const newChat = async (test: TestApp, browser: Browser): Promise<string> => {
  const { body } = await test.call('a_i/getChatId', {}, browser);
  return (body.data as { chat_id: string }).chat_id;
};

type Question = { chat_id: string; message_id: string; question: string; [more: string]: unknown };

/** Asks a question and waits for the end of the stream. */
export const ask = async (test: TestApp, browser: Browser, question: Question) => {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/a_i/getAnswer',
    cookies: browser.cookies,
    headers: { 'x-forwarded-for': browser.ip, ...(browser.token && { token: browser.token }) },
    payload: question,
  });
  const streamed = String(response.headers['content-type']).startsWith('text/event-stream');
  return {
    status: response.statusCode,
    events: streamed ? eventsOf(response.body) : [],
    failure: streamed ? null : (response.json() as { code: number; msg: string }),
  };
};
