import type { AccessBlock } from '@bee/contracts/shapes';
import type { Figure } from '../../db/schema/report.ts';
import { composeText, heading, paragraph } from '../article/rich-text.ts';
import { openPart } from './open-part.ts';

const { html, toc } = composeText([
  paragraph('摘要：本周多数上涨。'),
  heading('一、概览'),
  paragraph('概览的正文。'),
  heading('细分', 3),
  paragraph('细分的正文。'),
  heading('二、走势'),
  paragraph('走势的正文。'),
  heading('三、展望'),
  paragraph('展望的正文。'),
]);
const outline = [
  { title: '摘要', page: 3, level: 1 },
  { title: '一、概览', page: 3, level: 1 },
  { title: '细分', page: 4, level: 2 },
  { title: '二、走势', page: 5, level: 1 },
  { title: '三、展望', page: 5, level: 1 },
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
const whole = { html, toc, outline, figures: [figure(1, 3), figure(2, 6), figure(3, null)] };
const upTo = (shown: number): AccessBlock => ({
  level: 'vip',
  allowed: false,
  preview: { unit: 'page', shown, total: 8 },
});

describe('what of a report is open', () => {
  it('is all of it for whoever may read it', () => {
    const open = openPart(whole, { level: 'vip', allowed: true });
    expect(open).toMatchObject({ html, toc, lockedChapters: 0 });
    expect(open.figures.map(({ locked, rows }) => [locked, rows.length])).toEqual([
      [false, 1],
      [false, 1],
      [false, 1],
    ]);
  });

  it('ends before the first chapter that runs on to a locked page', () => {
    const three = openPart(whole, upTo(3));
    expect(three.html).toBe('<p>摘要：本周多数上涨。</p>');
    expect(three).toMatchObject({ toc: [], lockedChapters: 3 });
    const five = openPart(whole, upTo(5));
    expect(five.html).toContain('走势的正文');
    expect(five.html).not.toContain('展望');
    expect(five.toc.map(({ title }) => title)).toEqual(['一、概览', '细分', '二、走势']);
    expect(five.lockedChapters).toBe(1);
  });

  it('keeps the numbers and pictures of figures on locked or unknown pages, not their names and sources', () => {
    const { figures } = openPart(whole, upTo(5));
    expect(figures.map(({ locked }) => locked)).toEqual([false, true, true]);
    expect(figures[0]).toMatchObject({ rows: [['大白菜']], thumb: 't1' });
    expect(figures[1]).toMatchObject({ title: '表 2', link: { page: 'home' }, columns: [], rows: [], thumb: null });
  });

  it('is what comes before the first chapter while the pages are not known', () => {
    const open = openPart({ ...whole, outline: [] }, { level: 'vip', allowed: false });
    expect(open.html).toBe('<p>摘要：本周多数上涨。</p>');
    expect(open.figures.every(({ locked }) => locked)).toBe(true);
  });

  it('is the whole of a summary without chapters, as imported reports have', () => {
    const summary = composeText([paragraph('来自元数据的摘要。')]);
    expect(openPart({ ...whole, html: summary.html, toc: [] }, upTo(1))).toMatchObject({
      html: '<p>来自元数据的摘要。</p>',
      lockedChapters: 0,
    });
  });
});
