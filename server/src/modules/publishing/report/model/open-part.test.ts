import type { AccessBlock } from '@bee/contracts/shapes';
import type { Figure } from '../../../../db/schema/report.ts';
import { composeText, heading, list, paragraph } from '../../../../text/rich-text.ts';
import { openPart } from './open-part.ts';

const { html, toc } = composeText([
  paragraph('摘要：本周多数 上涨。'),
  heading('一、概览'),
  paragraph('概览的正文。'),
  list(['甲上涨', '乙下跌']),
  heading('细分', 3),
  paragraph('细分的正文。'),
  heading('二、走势'),
  {
    kind: 'table',
    caption: '均价',
    columns: ['品种', '均价'],
    rows: [
      ['大白菜', '1.20'],
      ['菠菜', '3.40'],
    ],
  },
  paragraph('走势的正文。'),
  heading('三、展望'),
  paragraph('展望的正文。'),
]);
const PAGES = [
  '摘要\n摘要：本周多数\n上涨。\n一、概览\n概览的正文。\n·　甲上涨\n·　乙下跌\n细分',
  '细分的正文。\n二、走势\n图表 1　均价\n大白菜 1.20',
  '菠菜 3.40\n走势的正文。\n三、展望\n展望的正文。',
];
const figure = (no: number, page: number | null): Figure => ({
  no,
  kind: 'table',
  title: `表 ${no}`,
  page,
  columns: ['品种'],
  rows: [['大白菜']],
  thumb: `t${no}`,
  link: { page: 'home', params: {} },
});
const whole = { html, toc, figures: [figure(1, 3), figure(2, 6), figure(3, null)] };
const upTo = (shown: number): AccessBlock => ({
  level: 'vip',
  allowed: false,
  preview: { unit: 'page', shown, total: 8 },
});

describe('what of a report is open', () => {
  it('is all of it for whoever may read it', () => {
    const open = openPart(whole, { level: 'vip', allowed: true }, '');
    expect(open).toMatchObject({ html, toc, lockedChapters: 0 });
    expect(open.figures.map(({ locked, rows }) => [locked, rows.length])).toEqual([
      [false, 1],
      [false, 1],
      [false, 1],
    ]);
  });

  it('ends before the first sentence that is not on an open page, and never with a heading', () => {
    const one = openPart(whole, upTo(1), PAGES.slice(0, 1).join('\n'));
    expect(one.html.endsWith('<ul><li>甲上涨</li><li>乙下跌</li></ul>')).toBe(true);
    expect(one.html.startsWith('<p>摘要：本周多数 上涨。</p>')).toBe(true);
    expect(one.toc.map(({ title }) => title)).toEqual(['一、概览']);
    expect(one.lockedChapters).toBe(3);
  });

  it('leaves a table out whose last rows are on a locked page, with the heading above it', () => {
    const two = openPart(whole, upTo(2), PAGES.slice(0, 2).join('\n'));
    expect(two.html).toContain('细分的正文');
    expect(two.html).not.toMatch(/走势|大白菜/);
    expect(two.lockedChapters).toBe(2);
    expect(openPart(whole, upTo(3), PAGES.join('\n'))).toMatchObject({ html, toc, lockedChapters: 0 });
  });

  it('keeps the numbers and pictures of figures on locked or unknown pages, not their names and sources', () => {
    const { figures } = openPart(whole, upTo(5), '');
    expect(figures.map(({ locked }) => locked)).toEqual([false, true, true]);
    expect(figures[0]).toMatchObject({ rows: [['大白菜']], thumb: 't1' });
    expect(figures[1]).toMatchObject({ title: '表 2', link: { page: 'home' }, columns: [], rows: [], thumb: null });
  });

  it('has a locked chart as steps of height, from which no number can be read, and nothing of a locked table', () => {
    const rows = ['9.37', '12.1', '8.05'].map((price, month) => [`2026-0${month + 1}`, price]);
    const chart: Figure = { ...figure(1, 6), kind: 'chart', columns: ['月份', '番茄'], rows };
    const { figures } = openPart({ html, toc, figures: [chart, figure(2, 6)] }, upTo(5), '');
    expect(figures.map(({ shape }) => shape)).toEqual([[[2, 6, 0]], []]);
    expect(JSON.stringify(figures[0])).not.toMatch(/9\.37|12\.1|8\.05/);
  });

  it('is what comes before the first chapter while the pages are not known', () => {
    const open = openPart(whole, { level: 'vip', allowed: false }, '');
    expect(open).toMatchObject({ html: '<p>摘要：本周多数 上涨。</p>', toc: [], lockedChapters: 3 });
    expect(open.figures.every(({ locked }) => locked)).toBe(true);
  });

  it('is the whole of a summary without chapters, as imported reports have', () => {
    const summary = composeText([paragraph('来自元数据的摘要。')]);
    expect(openPart({ ...whole, html: summary.html, toc: [] }, upTo(1), '别的文字')).toMatchObject({
      html: '<p>来自元数据的摘要。</p>',
      lockedChapters: 0,
    });
  });
});
