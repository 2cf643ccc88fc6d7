import { readPriceCard } from './price-card.ts';

const quote = (market: string, price_avg: number | null, stale_days = 0) => ({ market, price_avg, stale_days });

/** Answers of the API with the fields that a card needs. */
const answers = {
  'vegetable/getDetail': {
    name: '番茄',
    latest: { spec: '硬粉', market: '北京', date: '2026-03-04', price_avg: 8.6, unit: '元/公斤', chg_d: null },
    source: { name: '示例数据', sample: true },
  },
  'vegetable/getMarketList': {
    list: [
      quote('昆明', 3),
      quote('北京', 8.6),
      quote('旧报价', 1, 30),
      quote('没有均价', null),
      quote('郑州', 5),
      quote('上海', 9),
      quote('广州', 7),
      quote('武汉', 6),
    ],
  },
};

it('shows the cheapest, the dearest and two markets between, of quotes of the last week', async () => {
  const asked: object[] = [];
  const api = (async (operation: keyof typeof answers, request: object) => {
    asked.push(request);
    return answers[operation];
  }) as unknown as Parameters<typeof readPriceCard>[0];
  const context = {} as Parameters<typeof readPriceCard>[2];
  const card = await readPriceCard(api, { type: '1', group: '茄果类', name: '番茄' }, context);
  expect(card).toMatchObject({
    title: '番茄（硬粉）批发价格',
    column: '北京',
    published_at: '2026-03-04',
    sample: true,
  });
  expect(card.art).toMatchObject({ kind: 'ladder', price: '8.60', change: null });
  const rungs = card.art?.kind === 'ladder' ? card.art.rungs.map(({ market }) => market) : [];
  expect(rungs).toEqual(['昆明', '武汉', '广州', '上海']);
  expect(asked[1]).toMatchObject({ group: '茄果类', name: '番茄', spec: '硬粉' });
});
