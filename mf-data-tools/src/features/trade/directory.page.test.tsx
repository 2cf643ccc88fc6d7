import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { buildCard, buildNode, source } from '../../testing/trade-factories.ts';
import { page } from './directory.page.tsx';

const PATH = '/home/trade/productdirectory';

const chapter = buildNode({ code: '08', level: 2, name: '食用水果及坚果', children: 2, to: null, import_usd: null });
const heading = buildNode({ code: '0810', level: 4, name: '其他鲜果', children: 1 });
const tree: Record<string, ReturnType<typeof buildNode>[]> = {
  '': [chapter, buildNode({ code: '09', level: 2, name: '咖啡、茶', children: 3, to: null })],
  '08': [heading, buildNode({ code: '0803', level: 4, name: '香蕉', children: 0, valid_to: 2021 })],
  '0810': [buildNode({ code: '081060', level: 6, name: '榴莲', children: 0 })],
};

const open = async (query: Record<string, string> = {}, hint: string | null = null) => {
  const options = {
    manifest,
    otherPages: ['home'],
    answers: {
      'trade/getProductCateList': [{ cate: '水果', count: 1, products: [buildCard()] }],
      'trade/getCategoryTree': ({ pid = '' }: { pid?: string }) => ({
        path: [],
        list: tree[pid] ?? [],
        period: '2024-03~2025-02',
        source,
      }),
      'trade/searchCategory': { list: hint ? [] : [buildNode()], outdated: [], hint },
    } as never,
  };
  const { platform, calls } = createTestPlatform(options);
  const address = { params: {}, query };
  const data = await page.load({ api: platform.api, ...address });
  renderWithPlatform(page.render(data, address), options);
  return calls.filter(({ operation }) => operation === 'trade/getCategoryTree').map(({ request }) => request);
};

describe('directory of products', () => {
  it('loads only the chapters until one is opened', async () => {
    expect(await open()).toEqual([{}]);
    expect(screen.getByRole('link', { name: '展开 08 食用水果及坚果' })).toHaveAttribute(
      'href',
      `${PATH}?open=08#hs08`,
    );
    expect(screen.queryByText('其他鲜果')).toBeNull();
  });

  it('opens a branch by its address, each level with its figures, and closes it again', async () => {
    expect(await open({ open: '0810' })).toEqual([{}, { pid: '08' }, { pid: '0810' }]);
    const leaf = screen.getByText('榴莲', { selector: '.tools-hs span' }).closest('div') as HTMLElement;
    expect(within(leaf).getByText('67.00 亿美元')).toBeInTheDocument();
    expect(within(leaf).getByText('—')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '收起 0810 其他鲜果' })).toHaveAttribute('href', `${PATH}?open=08#hs08`);
    expect(screen.getByRole('link', { name: '展开 09 咖啡、茶' })).toBeInTheDocument();
  });

  it('marks codes that are no longer in force', async () => {
    await open({ open: '08' });
    expect(screen.getByText('只用到 2021 年')).toBeInTheDocument();
  });

  it('finds codes by word and opens the tree there', async () => {
    await open({ q: '榴莲' });
    expect(screen.getByRole('rowheader', { name: '08106000' }).querySelector('a')).toHaveAttribute(
      'href',
      `${PATH}?open=08106000#hs08106000`,
    );
  });

  it('explains why a number is not a code', async () => {
    await open({ q: '081' }, '081 是 3 位，不是 HS 编码');
    expect(screen.getByText('081 是 3 位，不是 HS 编码')).toBeInTheDocument();
  });

  it('has the classes of products in a sidebar', async () => {
    await open({ cate: '水果' });
    expect(screen.getByRole('link', { name: '榴莲' })).toHaveAttribute(
      'href',
      `/home/trade/detail/name/${encodeURIComponent('榴莲')}`,
    );
  });

  it.each(['081', 'abcd', '081060001'])('opens nothing for %p', async (code) => {
    expect(await open({ open: code })).toEqual([{}]);
  });
});
