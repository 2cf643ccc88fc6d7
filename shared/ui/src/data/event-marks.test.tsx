import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ChartDrawing } from './chart-drawing.tsx';
import { placeEvents } from './chart-events.ts';
import { EventList } from './event-marks.tsx';

const days = ['2016-01-01', '2021-01-01', '2026-01-01'];
const events = placeEvents(
  [
    { date: '2016-06-01', title: '产地春旱', href: '/article/1', sample: true },
    { date: '2016-10-10', title: '新标准施行', href: '/article/2' },
    { date: '2024-01-01', title: '库存偏多', href: '/article/3' },
  ],
  days,
);
const lines = [{ id: 'a', name: '总趋势', unit: '元/公斤', points: days.map((day): [string, number] => [day, 1]) }];

it('are server-rendered, with fewer numbers where there is less room', () => {
  document.body.innerHTML = renderToStaticMarkup(<ChartDrawing lines={lines} label="走势" events={events} />);
  const texts = (kind: string) =>
    [...document.querySelectorAll(`.bee-chart-marks > .${kind} > span`)].map(({ textContent }) => textContent);
  expect(texts('is-wide')).toEqual(['1', '2', '3']);
  expect(texts('is-middle')).toEqual(['1–2', '3']);
  expect(texts('is-narrow')).toEqual(['1–2', '3']);
  expect(document.querySelectorAll('.bee-chart-event-lines > span')).toHaveLength(3);
  expect(document.querySelector('.is-narrow > span')).toHaveAttribute(
    'title',
    '2016-06-01 产地春旱\n2016-10-10 新标准施行',
  );
});

it('do not change a chart without events', () => {
  const { container } = render(<ChartDrawing lines={lines} label="走势" />);
  expect(container.querySelector('.bee-chart-marks, .bee-chart-event-lines')).toBeNull();
});

it('are listed in order, each with day and link; invented ones are marked among real figures', () => {
  const { rerender } = render(<EventList events={events} badges />);
  const items = within(screen.getByRole('list', { name: '图中标记的事件' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '12016-06-01产地春旱示例数据',
    '22016-10-10新标准施行',
    '32024-01-01库存偏多',
  ]);
  expect(screen.getByRole('link', { name: '新标准施行' })).toHaveAttribute('href', '/article/2');
  rerender(<EventList events={events} badges={false} />);
  expect(screen.queryByText('示例数据')).toBeNull();
});
