import { createTestPlatform } from '@bee/testing/render-with-platform';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { suggestFor } from './suggest-for.tsx';
import type { Suggested } from './suggestion-options.tsx';

const otherPages = ['search/result', 'application/baike'];
const tomato: Suggested = {
  words: ['番茄价格'],
  groups: [
    {
      kind: 'encyclopedia',
      title: '百科',
      list: [
        {
          title: [
            { text: '番茄', hit: true },
            { text: '炒鸡蛋', hit: false },
          ],
          to: { page: 'application/baike', params: { id: '7' } },
          state: null,
        },
      ],
    },
  ],
};

const start = (suggested: Suggested = tomato) => {
  const { platform, calls, visited } = createTestPlatform({ otherPages, answers: { 'article/suggest': suggested } });
  document.body.innerHTML =
    '<form action="/search/result"><input type="search" name="keyword" aria-label="搜索"></form>';
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  const sent: string[] = [];
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(field.value);
  });
  act(() => {
    suggestFor(field, platform);
    field.focus();
  });
  return { field, calls, visited, sent };
};
const chosen = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('suggestions under a search field', () => {
  it('are a list in which arrows move and Enter selects, while the focus stays in the field', async () => {
    const { field, calls, visited, sent } = start();
    await userEvent.type(field, '番茄');
    const list = await screen.findByRole('listbox', { name: '搜索提示' });
    // Slow typing shows the list of the empty field first.
    const asked = { operation: 'article/suggest', request: { keyword: '番茄' } };
    await waitFor(() => expect(calls.at(-1)).toMatchObject(asked));
    expect(field).toHaveAttribute('aria-controls', list.id);
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['番茄价格', '番茄炒鸡蛋']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen(field)).toBe('番茄炒鸡蛋');
    expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(visited).toEqual(['/application/baike?id=7']);
    expect(sent).toEqual([]);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('leave Enter to the form while none is active, and search for a selected word', async () => {
    const { field, sent } = start();
    await userEvent.type(field, '番茄');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Enter}');
    expect(sent).toEqual(['番茄']);
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.click(screen.getByRole('option', { name: '番茄价格' }));
    expect(sent).toEqual(['番茄', '番茄价格']);
  });

  it('close on Escape and open again with the next letter', async () => {
    const { field } = start();
    await userEvent.type(field, '番');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field).toHaveValue('番');
    await userEvent.type(field, '茄');
    expect(await screen.findByRole('listbox')).toBeInTheDocument();
  });

  it('ignore keys and letters during composition', async () => {
    const { field, calls } = start();
    await userEvent.type(field, '番茄');
    await screen.findByRole('listbox');
    const before = calls.length;
    fireEvent.input(field, { target: { value: '番茄j' }, isComposing: true });
    const enter = createEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent(field, enter);
    const down = createEvent.keyDown(field, { key: 'ArrowDown', keyCode: 229 });
    fireEvent(field, down);
    expect([enter.defaultPrevented, down.defaultPrevented]).toEqual([false, false]);
    expect(field).not.toHaveAttribute('aria-activedescendant');
    expect(calls).toHaveLength(before);
  });

  it('are not shown for a search of something else', () => {
    const { platform } = createTestPlatform({ otherPages });
    document.body.innerHTML = '<form action="/application/baike"><input type="search" name="keyword"></form>';
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    suggestFor(field, platform);
    expect(field).not.toHaveAttribute('role');
  });
});
