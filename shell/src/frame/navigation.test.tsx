import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navigation } from './navigation.tsx';
import type { NavigationNode } from './navigation-node.ts';

const entry = (title: string, href?: string, children: NavigationNode[] = [], current = false): NavigationNode => ({
  title,
  href,
  current,
  children,
});

const tree = (currentPage = '首页') => {
  const page = (title: string) => entry(title, `/${title}`, [], title === currentPage);
  return [
    page('首页'),
    entry('研究报告', '/reports', [page('周报'), page('月报')]),
    entry('数据', undefined, [entry('价格数据', undefined, [page('蔬菜'), page('水果')])]),
    page('帮助'),
  ];
};

const show = (currentPage?: string) =>
  render(<Navigation nodes={tree(currentPage)} path="/" links={[{ title: '社区', href: '#' }]} />);
const focusLink = (name: string) => screen.getByRole('link', { name }).focus();

describe('left navigation', () => {
  it('moves along the top level with the arrow keys and wraps around', async () => {
    show();
    focusLink('首页');
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: '研究报告' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: '首页' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('link', { name: '帮助' })).toHaveFocus();
  });

  it('enters a fly-out with the right key and leaves it with the left', async () => {
    show();
    focusLink('研究报告');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getByRole('link', { name: '月报' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('link', { name: '研究报告' })).toHaveFocus();
  });

  it('closes a fly-out on Escape until it is focused again', async () => {
    show();
    focusLink('研究报告');
    await userEvent.keyboard('{ArrowRight}{Escape}');
    const head = screen.getByRole('link', { name: '研究报告' });
    const group = head.closest('.shell-nav-group');
    expect(head).toHaveFocus();
    expect(group).toHaveAttribute('data-dismissed');
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    expect(group).not.toHaveAttribute('data-dismissed');
  });

  it('toggles a group without an address, by click and by space', async () => {
    show();
    const toggle = screen.getByRole('checkbox', { name: '展开数据' });
    expect(toggle).not.toBeChecked();
    await userEvent.click(screen.getByText('数据'));
    expect(toggle).toBeChecked();
    toggle.focus();
    await userEvent.keyboard(' ');
    expect(toggle).not.toBeChecked();
  });

  it('opens the group of the current page and marks only that page', () => {
    show('蔬菜');
    expect(screen.getByRole('checkbox', { name: '展开数据' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: '展开研究报告' })).not.toBeChecked();
    expect(screen.getAllByRole('link', { current: 'page' })).toEqual([screen.getByRole('link', { name: '蔬菜' })]);
  });

  it('marks and opens the group of a page that has no entry of its own', () => {
    const nodes = [entry('数据', undefined, [entry('蔬菜', '/蔬菜')], true)];
    render(<Navigation nodes={nodes} path="/" links={[]} />);
    const toggle = screen.getByRole('checkbox', { name: '展开数据' });
    expect(toggle).toBeChecked();
    expect(toggle).toHaveAttribute('aria-current', 'true');
  });

  it('opens a group when the page reports its section later', () => {
    const { rerender } = show('帮助');
    rerender(<Navigation nodes={tree('蔬菜')} path="/" links={[]} />);
    expect(screen.getByRole('checkbox', { name: '展开数据' })).toBeChecked();
  });

  it('closes the drawer on Escape and when the page changes', async () => {
    const { rerender } = show();
    const drawer = () => screen.getByRole('checkbox', { name: '导航菜单' });
    await userEvent.click(drawer());
    focusLink('帮助');
    await userEvent.keyboard('{Escape}');
    expect(drawer()).not.toBeChecked();
    await userEvent.click(drawer());
    rerender(<Navigation nodes={tree('帮助')} path="/help" links={[]} />);
    expect(drawer()).not.toBeChecked();
  });

  it('names each list after its group', () => {
    show();
    const list = screen.getByRole('list', { name: '研究报告' });
    expect(within(list).getAllByRole('link')).toHaveLength(2);
  });
});
