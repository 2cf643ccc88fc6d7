import { render, screen } from '@testing-library/react';
import { Tabs } from './tabs.tsx';

it('marks exactly the current tab and shows a count of 0', () => {
  const items = [
    { key: 'week', title: '周报', href: '/week', count: 0 },
    { key: 'month', title: '月报', href: '/month' },
  ];
  render(<Tabs label="研报类型" current="month" items={items} />);
  expect(screen.getByRole('navigation', { name: '研报类型' })).toBeVisible();
  expect(screen.getAllByRole('link', { current: 'page' })).toEqual([screen.getByRole('link', { name: '月报' })]);
  expect(screen.getByRole('link', { name: '周报 0' })).toHaveAttribute('href', '/week');
});
