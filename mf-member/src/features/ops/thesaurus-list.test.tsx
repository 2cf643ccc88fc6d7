import type { MissedWord, ThesaurusItem } from '@bee/contracts/resource/thesaurus';
import { ApiError } from '@bee/platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../../testing/member-factories.ts';
import { answerDialog, forgetOps, shownToasts, showOps } from '../../testing/show-ops.tsx';

const entry: ThesaurusItem = {
  id: '7',
  kind: 'produce',
  name: '番茄',
  synonyms: ['西红柿', '洋柿子'],
  broader: [],
  unlike: [],
  version: 3,
  changed_at: '2026-03-04T02:00:00.000Z',
  changed_by: '蜂巢',
};
const missed: MissedWord = { kind: 'nothing', word: '番柿', count: 5, last_at: '2026-03-04T02:00:00.000Z' };
const facets = { kind: [{ value: 'produce', label: '果蔬', count: 1 }] };
const history = [
  {
    id: '1',
    action: 'changed' as const,
    changed_at: '2026-03-04T02:00:00.000Z',
    changed_by: '蜂巢',
    fields: [{ title: '别名', added: ['洋柿子'], removed: ['番茄果'] }],
  },
];

beforeEach(forgetOps);

const openEntry = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog');
};

describe('the list of other names', () => {
  it('filters by kind and words from the address', async () => {
    const { calls } = showOps('/ops/review?tab=thesaurus&kind=produce&q=西红柿&sort=names&order=asc', {
      'ops/getThesaurus': listOf([entry], facets),
    });
    expect(await screen.findByRole('button', { name: '番茄' })).toBeInTheDocument();
    expect(calls[0]?.request).toEqual({
      page: 1,
      limit: 20,
      kind: 'produce',
      kw: '西红柿',
      sort: 'names',
      order: 'asc',
    });
    expect(screen.getByRole('link', { name: /果蔬/ })).toHaveTextContent('1');
    expect(screen.queryByText('状态')).not.toBeInTheDocument();
  });

  it('shows who changed what, and saves an edit with the version that was read', async () => {
    const { calls } = showOps('/ops/review?tab=thesaurus', {
      'ops/getThesaurus': listOf([entry], facets),
      'ops/getThesaurusHistory': history,
      'ops/saveThesaurusEntry': (request) => ({ ...entry, ...request, version: 4 }) as ThesaurusItem,
    });
    const panel = await openEntry('番茄');
    expect(await within(panel).findByText('别名：加上 洋柿子；去掉 番茄果')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '修改：番茄' }));
    await userEvent.type(await screen.findByRole('textbox', { name: '别名' }), '，番柿；');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(shownToasts()).toEqual(['success: 已保存“番茄”，搜索、提示与回答随即采用']));
    expect(calls.find(({ operation }) => operation === 'ops/saveThesaurusEntry')?.request).toEqual({
      ...{ id: '7', version: 3, kind: 'produce', name: '番茄', broader: [], unlike: [] },
      synonyms: ['西红柿', '洋柿子', '番柿'],
    });
  });

  it('shows errors at their fields, those of the server too, and keeps what was typed', async () => {
    showOps('/ops/review?tab=thesaurus', {
      'ops/getThesaurus': listOf([entry], facets),
      'ops/saveThesaurusEntry': () => {
        throw new ApiError('“洋芋”已是“土豆”（果蔬）的别名，请先在那里删去', 409, 200, 'synonyms');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '新建词条' }));
    await userEvent.click(await screen.findByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.getByLabelText('名称')).toHaveAccessibleDescription('请填写名称'));
    await userEvent.type(screen.getByLabelText('名称'), '新物');
    await userEvent.type(screen.getByRole('textbox', { name: '别名' }), '洋芋');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: '别名' })).toHaveAccessibleDescription(
        '“洋芋”已是“土豆”（果蔬）的别名，请先在那里删去',
      ),
    );
    expect(screen.getByRole('textbox', { name: '别名' })).toHaveValue('洋芋');
  });

  it('removes an entry only after confirmation', async () => {
    const { calls } = showOps('/ops/review?tab=thesaurus', {
      'ops/getThesaurus': listOf([entry], facets),
      'ops/getThesaurusHistory': [],
      'ops/removeThesaurusEntry': { name: '番茄' },
    });
    const removals = () => calls.filter(({ operation }) => operation === 'ops/removeThesaurusEntry');
    await openEntry('番茄');
    await userEvent.click(screen.getByRole('button', { name: '删除：番茄' }));
    answerDialog(false);
    expect(removals()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '删除：番茄' }));
    answerDialog(true);
    await waitFor(() => expect(removals().map(({ request }) => request)).toEqual([{ id: '7', version: 3 }]));
  });
});

describe('the list of missed words', () => {
  it('adds a word to the entry that the operator finds', async () => {
    const { calls } = showOps('/ops/review?tab=missed', {
      'ops/getMissedWords': listOf([missed], { kind: [] }),
      'ops/getThesaurus': listOf([entry], facets),
      'ops/saveThesaurusEntry': entry,
    });
    await userEvent.click(await screen.findByRole('button', { name: '添加名称：番柿' }));
    await userEvent.type(await screen.findByLabelText('“番柿”是什么的别名'), '番茄{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: '番茄（果蔬）' }));
    expect(await screen.findByRole('textbox', { name: '别名' })).toHaveValue('西红柿、洋柿子、番柿');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.find(({ operation }) => operation === 'ops/saveThesaurusEntry')?.request).toMatchObject({
      id: '7',
      synonyms: ['西红柿', '洋柿子', '番柿'],
    });
  });

  it('offers a new entry where none has the name', async () => {
    showOps('/ops/review?tab=missed', {
      'ops/getMissedWords': listOf([missed], { kind: [] }),
      'ops/getThesaurus': listOf([], facets),
    });
    await userEvent.click(await screen.findByRole('button', { name: '番柿' }));
    await userEvent.type(await screen.findByLabelText('“番柿”是什么的别名'), '新物{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: '新建“新物”' }));
    expect(await screen.findByLabelText('名称')).toHaveValue('新物');
    expect(screen.getByRole('textbox', { name: '别名' })).toHaveValue('番柿');
  });

  it('says what will be there while it is empty', async () => {
    showOps('/ops/review?tab=missed', { 'ops/getMissedWords': listOf([], { kind: [] }) });
    expect(await screen.findByText(/近 30 天里没有搜到的词/)).toBeInTheDocument();
  });
});
