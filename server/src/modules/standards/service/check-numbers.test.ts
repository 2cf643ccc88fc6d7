import type { DataFor } from '@bee/contracts/operations';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';

jest.setTimeout(120_000);

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
});
afterAll(() => test?.close());

type Answer = DataFor<'standard/checkNumbers'>;
const ask = (text: string) => test.call('standard/checkNumbers', { text });
const check = async (text: string) => (await ask(text)).body.data as Answer;
const brief = async (text: string) =>
  (await check(text)).list.map(({ line, state, standard, successor }) => [
    line,
    state,
    standard?.code ?? null,
    successor?.code ?? null,
  ]);

describe('a pasted list', () => {
  it('is answered line by line, however the numbers are written', async () => {
    expect(
      await brief(
        [
          'GB 92763-2016',
          'gb/t 90191',
          '',
          '[4] 《番茄等级规格》（GB/T 93034—2013），北京',
          'Q/XFN 0004S-2019',
          'GB 12345678',
          '绿色食品 茄果类蔬菜',
          '……',
        ].join('\r\n'),
      ),
    ).toEqual([
      [1, 'replaced', 'GB 92763-2016', 'GB 92763-2024'],
      [2, 'current', 'GB/T 90191-2008', null],
      [4, 'replaced', 'GB/T 93034-2013', 'GB/T 93034-2022'],
      [5, 'repealed', 'Q/XFN 0004S-2019', null],
      [6, 'not_found', null, null],
      [7, 'current', 'NY/T 9655-2020', null],
      [8, 'unreadable', null, null],
    ]);
  });

  it('answers several numbers of one line, and says which stood there before', async () => {
    const { list } = await check('NY／T 9655-2012、NY/T 9747；见 gb92760\nny/t 9747');
    expect(list.map(({ line, standard, repeated }) => [line, standard?.code, repeated])).toEqual([
      [1, 'NY/T 9655-2012', false],
      [1, 'NY/T 9747-2020', false],
      [1, 'GB 92760-2023', false],
      [2, 'NY/T 9747-2020', true],
    ]);
  });

  it('takes the one in force where no year is given, and no other year where one is', async () => {
    expect(await brief('GB 92763\nGB 92763-2031\nGB 927632020')).toEqual([
      [1, 'current', 'GB 92763-2024', null],
      [2, 'not_found', null, null],
      [3, 'replaced', 'GB 92763-2020', 'GB 92763-2024'],
    ]);
    const [unknown] = (await check('GB 92763-2031')).list;
    expect(unknown?.suggestions.map(({ code }) => code.split('-')[0])).toEqual(['GB 92763', 'GB 92763', 'GB 92763']);
  });

  it('says of a pending and of a draft that they are', async () => {
    const { list } = (await test.call('standard/getList', { status: 'pending', limit: 1 })).body
      .data as DataFor<'standard/getList'>;
    expect(await brief(list[0]?.code ?? '')).toEqual([[1, 'pending', list[0]?.code, null]]);
  });

  it('follows a merger to what took it in', async () => {
    expect(await brief('GB/T 92770-2006')).toEqual([[1, 'replaced', 'GB/T 92770-2006', 'GB/T 92769-2019']]);
  });

  it('suggests titles like one that is not known', async () => {
    const [one] = (await check('番茄等级与规格要求')).list;
    expect(one?.state).toBe('not_found');
    expect(one?.suggestions.some(({ title }) => title.includes('番茄'))).toBe(true);
  });

  it('counts the answers, answers 200 and says how many are left', async () => {
    const { list, left_out, counts } = await check(
      Array.from({ length: 230 }, (_, at) => `GB ${at + 1}-2001`).join('\n'),
    );
    expect([list.length, left_out, counts.not_found]).toEqual([200, 30, 200]);
  });

  it.each([
    ['nothing', '  \n ', '请粘贴'],
    ['a huge text', 'GB 1\n'.repeat(20_000), '50000 个字符'],
  ])('refuses %s', async (_what, text, message) => {
    const { body } = await ask(text);
    expect(body.success).toBe(false);
    expect(body.msg).toContain(message);
  });

  it('bears whatever is pasted', async () => {
    for (const text of [
      '%_\\',
      "'; drop table standard; --",
      '\u200b\u2060',
      '🍅'.repeat(500),
      `GB ${'9'.repeat(4000)}`,
      '((((',
    ])
      expect([(await ask(text)).body.success, text.slice(0, 8)]).toEqual([true, text.slice(0, 8)]);
  });
});
