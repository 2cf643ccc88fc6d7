import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import { StandardsInForce } from '../../components/standard/standards-in-force.tsx';
import { manifest } from '../../manifest.ts';
import {
  buildChecked,
  buildLimit,
  buildStandard,
  buildStandardRow,
  limitsFound,
  testSource,
} from '../../testing/standard-factories.ts';
import { checkSheet } from './check/check-sheet.ts';
import { fullCitation } from './detail/standard-actions.tsx';
import { page } from './detail.page.tsx';
import { limitSheet } from './limits/limit-download.tsx';
import { readStandardQuery } from './list/standard-query.ts';

const options = {
  manifest,
  otherPages: ['home'],
  answers: {
    'user/favorite': { favorited: false, count: 0 },
    'product/getLinks': { name: '番茄', price: null, trade: null, food: null, standards: null },
  },
};

const open = async (standard = buildStandard()) => {
  const answers = { ...options.answers, 'standard/getDetail': standard };
  const { platform } = createTestPlatform({ ...options, answers });
  const address = { params: { id: standard.id }, query: {} };
  const data = await page.load({ api: platform.api, ...address });
  renderWithPlatform(page.render(data, address), { ...options, answers });
};

describe('a standard', () => {
  it('shows that it is no longer in force, its replacement, and where its text is', async () => {
    await open(
      buildStandard({
        status: 'repealed',
        repealed_at: '2024-05-01',
        successor: { id: 's9', code: 'GB 91001-2024' },
      }),
    );
    const note = within(screen.getByRole('note'));
    expect(note.getByText('废止')).toBeInTheDocument();
    expect(note.getByRole('link', { name: 'GB 91001-2024' })).toHaveAttribute('href', '/home/standard/detail/id/s9');
    expect(note.getByRole('link', { name: '全文请在国家标准全文公开系统查看' })).toHaveAttribute('target', '_blank');
  });

  it('draws its chain newest first, marks itself, and links known standards', async () => {
    const base = { title: '测试标准', issued_at: '2010-01-01', effective_at: null, repealed_at: null, scope: null };
    await open(
      buildStandard({
        chain: [
          { ...base, id: null, title: null, code: 'GB 91001-1990', status: null, depth: -1 },
          { ...base, id: 's1', code: 'GB 91001-2020', status: 'current', depth: 0 },
          { ...base, id: 's9', code: 'GB 91001-2026', status: 'pending', depth: 1 },
        ],
      }),
    );
    const items = screen.getAllByRole('listitem').filter((item) => item.closest('.bee-versions'));
    expect(items.map((item) => /GB 91001-\d{4}/.exec(item.textContent ?? '')?.[0])).toEqual([
      'GB 91001-2026',
      'GB 91001-2020',
      'GB 91001-1990',
    ]);
    expect(items[1]).toHaveAttribute('aria-current', 'step');
    expect(within(items[2] as HTMLElement).queryByRole('link')).toBeNull();
    expect(items[2]).toHaveTextContent('本站没有它的记录');
  });

  it('shows which clauses of the scope changed since the replaced version', async () => {
    const link = {
      title: '测试标准',
      status: 'repealed' as const,
      issued_at: null,
      effective_at: null,
      repealed_at: null,
    };
    const older = { ...link, id: 's0', code: 'GB 91001-2010', depth: -1, scope: '适用于鲜番茄、加工番茄的检验。' };
    await open(buildStandard({ scope: '适用于鲜番茄、樱桃番茄的检验。', chain: [older] }));
    expect(screen.getByText('樱桃番茄的检验').closest('li')).toHaveTextContent('新增：樱桃番茄的检验');
    expect(screen.getByText('加工番茄的检验').closest('li')).toHaveTextContent('删去：加工番茄的检验');
  });

  it('shows unknown facts as — and its limits with a link to the finder', async () => {
    await open(buildStandard({ limits: [buildLimit()], limit_total: 1 }));
    expect(screen.getByText('归口单位').nextElementSibling).toHaveTextContent('—');
    expect(within(screen.getByRole('table')).getByRole('link', { name: '菠菜' })).toHaveAttribute(
      'href',
      `/home/standard/lists?view=limits&food=${encodeURIComponent('菠菜')}`,
    );
  });
});

it('a citation includes the access date in Shanghai and the address', () => {
  expect(fullCitation(buildStandard(), 'https://bee.test/s1', new Date('2026-03-09T18:00:00Z'))).toBe(
    '测试主管部门. 测试标准: GB 91001-2020[S]. 2020-01-10[2026-03-10]. https://bee.test/s1.',
  );
});

describe('files', () => {
  beforeAll(() => {
    createTestPlatform({ manifest });
  });

  it('of a check contain every line, with days as days', () => {
    const counts = { current: 1, pending: 0, draft: 0, replaced: 0, repealed: 0, not_found: 0, unreadable: 0 };
    const sheet = checkSheet({ list: [buildChecked()], counts, left_out: 2, updated_at: null, source: testSource });
    expect(sheet.rows).toEqual([
      [1, 'gb91001', '现行', 'GB 91001-2020', '测试标准', '2020-07-01', null, null, '2020-07-01 起实施'],
    ]);
    expect(sheet.total).toBe(3);
    expect(sheet.columns.map(({ type }) => type)).toEqual([
      'number',
      'text',
      'text',
      'text',
      'text',
      'day',
      'day',
      'text',
      'text',
    ]);
  });

  it('of limits keep numbers as numbers and missing ones empty', () => {
    const none = buildLimit({ id: 'l2', value: null, value_text: '不得检出', unit: null });
    const sheet = limitSheet(limitsFound([buildLimit(), none]), readStandardQuery({ view: 'limits', food: '菠菜' }));
    expect(sheet.rows.map((row) => row.slice(2, 5))).toEqual([
      [4, '4', 'mg/kg'],
      [null, '不得检出', null],
    ]);
  });
});

it('standards in force of a product link to their pages and to its limits', () => {
  const row = buildStandardRow({ code: 'GB/T 93034-2022', title: '番茄等级规格' });
  renderWithPlatform(
    <StandardsInForce
      standards={{ name: '番茄', list: [row], total: 9, limits: { food: '番茄', total: 24 }, sample: true }}
    />,
    options,
  );
  expect(screen.getByRole('link', { name: 'GB/T 93034-2022 番茄等级规格' })).toHaveAttribute(
    'href',
    '/home/standard/detail/id/s1',
  );
  expect(screen.getByRole('link', { name: '全部 9 个' })).toHaveAttribute(
    'href',
    `/home/standard/lists?q=${encodeURIComponent('番茄')}&status=current`,
  );
  expect(screen.getByRole('link', { name: '查看番茄的 24 条限量' })).toHaveAttribute(
    'href',
    `/home/standard/lists?view=limits&food=${encodeURIComponent('番茄')}`,
  );
});
