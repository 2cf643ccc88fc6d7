import { type Answers, createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import {
  buildChecked,
  buildFood,
  buildLimit,
  buildStandardRow,
  limitsFound,
  listOfStandards,
  testSource,
} from '../../testing/standard-factories.ts';
import { page } from './list.page.tsx';

const open = async (query: Record<string, string>, answers: Answers = {}) => {
  const options = {
    manifest,
    otherPages: ['home'],
    answers: {
      'standard/getTypeList': [{ type: 'gb', title: '国家标准', count: 3 }],
      'standard/getList': listOfStandards([buildStandardRow()]),
      'standard/getLimitFoods': [
        buildFood(),
        buildFood({ id: 'f2', title: '叶菜类蔬菜', parent_id: 'f1', level: '亚类' }),
        buildFood({ id: 'f3', title: '菠菜', parent_id: 'f2', level: '食品' }),
      ],
      'standard/getLimitSubstances': [{ id: 'u1', name: '啶虫脒', kind: '农药', count: 8 }],
      ...answers,
    } as Answers,
  };
  const { platform, calls } = createTestPlatform(options);
  const address = { params: {}, query };
  const data = await page.load({ api: platform.api, ...address });
  const rendered = renderWithPlatform(page.render(data, address), options);
  return { ...rendered, loaded: calls };
};

const table = () => within(screen.getByRole('table'));

describe('list of standards', () => {
  it('links a row to its standard, shows its state first, and the remaining days of a pending one', async () => {
    const in9Days = new Date(Date.now() + 9 * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);
    await open(
      {},
      {
        'standard/getList': listOfStandards([
          buildStandardRow({ replaced_by: [{ id: 's2', code: 'GB 91001-2026' }] }),
          buildStandardRow({ id: 's2', code: 'GB 91001-2026', status: 'pending', effective_at: in9Days }),
          buildStandardRow({
            id: 's0',
            code: 'GB 91001-2010',
            status: 'repealed',
            issued_at: null,
            replaced_by: [{ id: null, code: 'GB 91009-2011' }],
          }),
        ]),
      },
    );
    expect(table().getByRole('link', { name: 'GB 91001-2020' })).toHaveAttribute('href', '/home/standard/detail/id/s1');
    expect(screen.getByRole('row', { name: /GB 91001-2020.*现行.*将被替代：\s*GB 91001-2026/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /GB 91001-2026.*即将实施.*距实施 9 天/ })).toBeInTheDocument();
    const gone = within(screen.getByRole('row', { name: /GB 91001-2010.*废止/ }));
    expect(gone.getByText('—')).toBeInTheDocument();
    expect(gone.queryByRole('link', { name: 'GB 91009-2011' })).toBeNull();
  });

  it('has the status filter first, with counts; choices without matches are text', async () => {
    await open({ status: 'current' });
    const [first] = screen.getAllByRole('list').filter((one) => one.closest('.bee-filter'));
    expect(first).toHaveAccessibleName('状态');
    const status = within(screen.getByRole('list', { name: '状态' }));
    expect(status.getByRole('link', { name: /^即将实施/ })).toHaveAttribute(
      'href',
      '/home/standard/lists?status=pending',
    );
    expect(status.queryByRole('link', { name: /^废止/ })).toBeNull();
    expect(status.getByRole('link', { name: '清除状态' })).toHaveAttribute('href', '/home/standard/lists');
  });

  it('shows that only similar ones were found, and offers alternatives for an empty list', async () => {
    const { unmount } = await open(
      { q: 'gb 1001' },
      { 'standard/getList': { ...listOfStandards([buildStandardRow()]), near: true } },
    );
    expect(screen.getByRole('note')).toHaveTextContent('没有与“gb 1001”完全相符的标准');
    unmount();
    await open({ q: 'zz 1', type: 'gb' }, { 'standard/getList': listOfStandards([]) });
    expect(screen.getByText('没有符合条件的标准')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '看全部类型' })).toHaveAttribute('href', '/home/standard/lists?q=zz+1');
  });
});

describe('limit finder', () => {
  it('shows the tree before a search', async () => {
    const { loaded } = await open({ view: 'limits' });
    expect(loaded.map(({ operation }) => operation)).not.toContain('standard/findLimits');
    expect(screen.getByRole('link', { name: '叶菜类蔬菜' })).toHaveAttribute(
      'href',
      `/home/standard/lists?view=limits&food=${encodeURIComponent('叶菜类蔬菜')}`,
    );
  });

  it('shows level and clause of each limit', async () => {
    await open(
      { view: 'limits', food: '菠菜' },
      {
        'standard/findLimits': limitsFound([
          buildLimit(),
          buildLimit({ id: 'l2', food: '叶菜类蔬菜', via: '亚类', value: 1.4, applies: false }),
          buildLimit({
            id: 'l3',
            substance: '沙门氏菌',
            value: null,
            value_text: '不得检出',
            unit: null,
            note: '/25g',
            standard: null,
          }),
        ]),
      },
    );
    expect(
      screen.getByRole('row', { name: /啶虫脒.*4 mg\/kg.*经食品.*国标.*GB 91001-2020.*表1 第3项/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /1.4 mg\/kg.*经亚类.*有更近一级的限量/ })).toBeInTheDocument();
    const germ = screen.getByRole('row', { name: /沙门氏菌/ });
    expect(germ).toHaveTextContent('不得检出/25g');
    expect(germ).not.toHaveTextContent('mg/kg');
  });

  it('names unknown names and similar ones; an unrecorded limit does not mean there is none', async () => {
    await open(
      { view: 'limits', food: '有机菠菜' },
      {
        'standard/findLimits': limitsFound([], { foods_like: [buildFood({ id: 'f3', title: '菠菜', level: '食品' })] }),
      },
    );
    expect(screen.getByText('没有收录食品“有机菠菜”')).toBeInTheDocument();
    expect(screen.getByText(/没有收录不等于没有限制/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '菠菜（食品）' })).toHaveAttribute(
      'href',
      `/home/standard/lists?view=limits&food=${encodeURIComponent('菠菜')}`,
    );
  });
});

describe('check of pasted numbers', () => {
  const counts = { current: 1, pending: 0, draft: 0, replaced: 1, repealed: 0, not_found: 1, unreadable: 0 };
  const answer = {
    list: [
      buildChecked(),
      buildChecked({
        line: 2,
        text: 'GB 91002-2010',
        state: 'replaced',
        standard: buildStandardRow({ id: 's5', code: 'GB 91002-2010', repealed_at: '2021-01-01' }),
        successor: buildStandardRow({ id: 's6', code: 'GB 91002-2020' }),
      }),
      buildChecked({ line: 3, text: 'GB 99', state: 'not_found', standard: null, repeated: true }),
    ],
    counts,
    left_out: 4,
    updated_at: null,
    source: testSource,
  };

  it('sends no request for an empty list', async () => {
    const { calls } = await open({ view: 'check' });
    await userEvent.click(screen.getByRole('button', { name: '核对状态' }));
    expect(screen.getByRole('alert')).toHaveTextContent('请粘贴要核对的标准编号');
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('keeps a list that was not checked', async () => {
    const { unmount } = await open({ view: 'check' });
    await userEvent.type(screen.getByRole('textbox'), 'GB 2763');
    unmount();
    await open({ view: 'check' });
    expect(screen.getByRole('textbox')).toHaveValue('GB 2763');
    sessionStorage.clear();
  });

  it('shows a result for every line, and filters by kind of result', async () => {
    const { calls } = await open({ view: 'check' }, { 'standard/checkNumbers': answer });
    await userEvent.click(screen.getByRole('button', { name: '填入示例' }));
    await userEvent.click(screen.getByRole('button', { name: '核对状态' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: '核对了 3 个编号' })).toBeInTheDocument());
    expect(String(calls[0]?.request && (calls[0].request as { text: string }).text)).toContain('GB 92763-2016');
    expect(
      screen.getByRole('row', { name: /GB 91002-2010.*已被替代.*2021-01-01 废止，请改用 GB 91002-2020/ }),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('row', { name: /GB 99.*第 3 行 · 重复.*未找到.*没有收录，请核对编号/ }),
    ).toBeInTheDocument();
    expect(screen.getByText(/后面还有 4 个编号没有核对/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '已被替代 1' }));
    expect(table().getAllByRole('row')).toHaveLength(2);
  });

  it('shows why the check failed, and retries', async () => {
    let tries = 0;
    await open(
      { view: 'check' },
      {
        'standard/checkNumbers': () => {
          tries += 1;
          if (tries === 1) throw new Error('网络不通');
          return answer;
        },
      },
    );
    await userEvent.type(screen.getByRole('textbox'), 'gb1');
    await userEvent.click(screen.getByRole('button', { name: '核对状态' }));
    await userEvent.click(await screen.findByRole('button', { name: /重试|再试/ }));
    expect(await screen.findByRole('heading', { name: '核对了 3 个编号' })).toBeInTheDocument();
  });
});
