import type { HotWord } from '@bee/contracts/resource/search';
import { ApiError } from '@bee/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../../testing/member-factories.ts';
import { answerDialog, forgetOps, shownToasts, showOps } from '../../testing/show-ops.tsx';

const buildWord = (changes: Partial<HotWord> = {}): HotWord => ({
  keyword: '三七',
  heat: 980,
  trend: 'up',
  searches: 0,
  origin: 'initial',
  status: 'shown',
  position: 1,
  changed_at: null,
  changed_by: '',
  ...changes,
});

const AT = '/ops/review?tab=hot-word';
const facets = { status: [{ value: 'shown', label: '显示', count: 2 }] };

const rowOf = async (keyword: string) =>
  within((await screen.findByRole('button', { name: keyword })).closest('tr') as HTMLElement);
const cellsOf = async (keyword: string) =>
  (await rowOf(keyword)).getAllByRole('cell').map(({ textContent }) => textContent);
const field = () => screen.getByLabelText('添加搜索词');

beforeEach(forgetOps);

describe('the list of hot words', () => {
  it('shows position, state, counts, origin and last change of each word', async () => {
    const { calls } = showOps(`${AT}&status=shown&q=三&p=2`, {
      'ops/getHotKeywords': listOf(
        [
          buildWord(),
          buildWord({
            keyword: '人参',
            origin: 'search',
            searches: 4,
            status: 'hidden',
            position: null,
            changed_at: '2026-03-04T02:00:00.000Z',
            changed_by: '蜂巢',
          }),
        ],
        facets,
      ),
    });
    expect(await cellsOf('三七')).toEqual(['1', '显示', '0', '980', '示例数据', '—', '—']);
    expect(await cellsOf('人参')).toEqual(['—', '隐藏', '4', '980', '自动（搜索次数）', '2026-03-04 10:00', '蜂巢']);
    expect(calls[0]?.request).toEqual({ page: 2, limit: 20, status: 'shown', kw: '三' });
  });

  it('adds a word, pinned by default, and refetches the list', async () => {
    const list = [buildWord()];
    const { calls } = showOps(AT, {
      'ops/getHotKeywords': () => listOf([...list]),
      'ops/addHotKeyword': ({ keyword, pinned }) => {
        const word = buildWord({ keyword, origin: 'operator', status: pinned ? 'pinned' : 'shown' });
        list.unshift(word);
        return word;
      },
    });
    await screen.findByRole('button', { name: '三七' });
    await userEvent.type(field(), ' 高标准农田 {Enter}');
    expect(await cellsOf('高标准农田')).toContain('置顶');
    expect(shownToasts()).toEqual(['success: 已添加“高标准农田”']);
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(field()).toHaveFocus();
    await userEvent.click(screen.getByLabelText('同时置顶'));
    await userEvent.type(field(), '人参');
    await userEvent.click(screen.getByRole('button', { name: '添加' }));
    expect(await cellsOf('人参')).toContain('显示');
    expect(calls.filter(({ operation }) => operation === 'ops/addHotKeyword').map(({ request }) => request)).toEqual([
      { keyword: '高标准农田', pinned: true },
      { keyword: '人参', pinned: false },
    ]);
  });

  it.each([
    ['   ', '请输入搜索词'],
    ['三'.repeat(21), '搜索词最多 20 个字，现在有 21 个字，请缩短'],
    ['三\u200b七', '搜索词里有看不见的控制字符，请删去后重新输入'],
  ])('shows at the field what is wrong with %j, without a request', async (typed, problem) => {
    const { calls } = showOps(AT, { 'ops/getHotKeywords': listOf([buildWord()]) });
    await screen.findByLabelText('添加搜索词');
    await userEvent.click(field());
    await userEvent.paste(typed);
    await userEvent.click(screen.getByRole('button', { name: '添加' }));
    await waitFor(() => expect(field()).toHaveAccessibleDescription(problem));
    expect(field()).toHaveFocus();
    expect(calls.some(({ operation }) => operation === 'ops/addHotKeyword')).toBe(false);
    await userEvent.clear(field());
    await userEvent.type(field(), '人参');
    await waitFor(() => expect(field()).not.toHaveAccessibleDescription(problem));
  });

  it('shows at the field, once, that the word exists already, and keeps the input', async () => {
    showOps(AT, {
      'ops/getHotKeywords': listOf([buildWord()]),
      'ops/addHotKeyword': () => {
        throw new ApiError('“三七”已在热门搜索词里', 409, 200);
      },
    });
    await screen.findByLabelText('添加搜索词');
    await userEvent.type(field(), '三七{Enter}');
    await waitFor(() => expect(field()).toHaveAccessibleDescription('“三七”已在热门搜索词里'));
    expect(field()).toHaveValue('三七');
    expect(shownToasts()).toEqual([]);
  });

  it.each([
    ['shown', '置顶', 'pinned'],
    ['shown', '隐藏', 'hidden'],
    ['pinned', '取消置顶', 'shown'],
    ['hidden', '恢复显示', 'shown'],
  ] as const)('moves a word that is %s one step: %s', async (status, step, next) => {
    let word = buildWord({ status });
    const { calls } = showOps(AT, {
      'ops/getHotKeywords': () => listOf([word]),
      'ops/setHotKeyword': (request) => {
        word = { ...word, status: request.status };
        return word;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '三七' }));
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: `${step}：三七` }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.find(({ operation }) => operation === 'ops/setHotKeyword')?.request).toEqual({
      keyword: '三七',
      status: next,
    });
    expect(screen.getByRole('group', { name: '热门搜索词' })).toHaveFocus();
  });

  it('removes a word only after confirmation', async () => {
    let list = [buildWord({ searches: 7 })];
    const { calls } = showOps(AT, {
      'ops/getHotKeywords': () => listOf(list),
      'ops/removeHotKeyword': ({ keyword }) => {
        list = [];
        return { keyword };
      },
    });
    const removals = () => calls.filter(({ operation }) => operation === 'ops/removeHotKeyword').length;
    await userEvent.click(await screen.findByRole('button', { name: '三七' }));
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: '删除：三七' }));
    answerDialog(false);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(removals()).toBe(0);
    expect(await screen.findByRole('dialog', { name: '三七' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '删除：三七' }));
    answerDialog(true);
    await waitFor(() => expect(shownToasts()).toEqual(['success: 已删除“三七”']));
    expect(removals()).toBe(1);
    expect(await screen.findByText('还没有热门搜索词')).toBeInTheDocument();
  });

  it('offers a retry when loading fails', async () => {
    let broken = true;
    showOps(AT, {
      'ops/getHotKeywords': () => {
        if (broken) throw new ApiError('服务暂时不可用，请稍后重试', 503, 503);
        return listOf([buildWord()]);
      },
    });
    expect(await screen.findByText('热门搜索词加载失败')).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('button', { name: '三七' })).toBeInTheDocument();
  });
});
