import type { DataFor } from '@bee/contracts/operations';
import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { cleanup, screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { buildCard, buildNode, buildTop } from '../../testing/trade-factories.ts';
import { page } from './home.page.tsx';

type Found = DataFor<'trade/search'>;

const found = (answer: Partial<Found> = {}): Found => ({
  products: [],
  hs: [],
  countries: [],
  outdated: [],
  hint: null,
  ...answer,
});

const open = async (query: Record<string, string> = {}, top = buildTop(), answer: Found = found()) => {
  const options = {
    manifest,
    otherPages: ['home'],
    answers: { 'trade/getTopClass': top, 'trade/search': answer },
  };
  const { platform, calls } = createTestPlatform(options);
  const address = { params: {}, query };
  const data = await page.load({ api: platform.api, ...address });
  renderWithPlatform(page.render(data, address), options);
  return calls.map(({ operation }) => operation);
};

describe('start page of trade', () => {
  it('draws the chapters only if there are several', async () => {
    await open();
    expect(screen.getByRole('heading', { name: /^各章进口结构/ })).toBeVisible();
    cleanup();
    const [chapter] = buildTop().classes;
    await open({}, buildTop({ classes: chapter ? [chapter] : [] }));
    expect(screen.queryByRole('heading', { name: /^各章进口结构/ })).not.toBeInTheDocument();
  });

  it('shows the newest month and year with basis, comparison and provisional marks', async () => {
    await open();
    expect(screen.getByText('2025年2月进口').closest('div')).toHaveTextContent(/CIF 到岸价.*123.00 亿美元.*\+12.3%/);
    expect(screen.getByText('2024年出口').closest('div')).toHaveTextContent(/FOB 离岸价.*980.00 亿美元初步数/);
  });

  it('links to products, chapters, the directory, the builder and the calculator', async () => {
    await open();
    expect(within(screen.getByRole('list', { name: '进口额最高的商品' })).getByRole('link')).toHaveAttribute(
      'href',
      `/home/trade/detail/name/${encodeURIComponent('榴莲')}`,
    );
    expect(screen.getByRole('link', { name: /^08 食用水果及坚果/ })).toHaveAttribute(
      'href',
      '/home/trade/productdirectory?open=08',
    );
    const entries = within(screen.getByRole('navigation', { name: '外贸工具的入口' }));
    expect(entries.getByRole('link', { name: /数据查询/ })).toHaveAttribute('href', '/home/trade/datadetail/type/1');
    expect(entries.getByRole('link', { name: /税费计算/ })).toHaveAttribute('href', '/home/trade/detail?sec=tax');
  });

  it('shows a suspension with its day', async () => {
    await open();
    expect(screen.getByText('暂停进口 2025-01-15 起')).toBeInTheDocument();
  });

  it('shows a message without data', async () => {
    await open({}, buildTop({ newest_month: null, newest_year: null, months: [], years: [], source: null }));
    expect(screen.getByText('还没有进出口数据')).toBeInTheDocument();
  });
});

describe('search results', () => {
  it('are shown before the entries, products with their figures', async () => {
    const asked = await open({ q: '榴莲' }, undefined, found({ products: [buildCard()], hs: [buildNode()] }));
    expect(asked).toContain('trade/search');
    expect(screen.getByRole('row', { name: /榴莲 08106000 榴梿 67.00 亿美元/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '08106000' })).toHaveAttribute('href', '/home/trade/detail/name/08106000');
  });

  it('offer the successors of a code of an older edition', async () => {
    const successor = buildNode({
      code: '08106010',
      name: '鲜榴莲（新）',
      to: { page: 'application/trade/detail', params: { product_name: '08106010' } },
    });
    await open(
      { q: '08106099' },
      undefined,
      found({ outdated: [{ hs: '08106099', last_year: 2021, successors: [successor] }] }),
    );
    expect(screen.getByText('08106099 只用到 2021 年版税则')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '08106010' })).toHaveAttribute('href', '/home/trade/detail/name/08106010');
  });

  it('explain why a number is not a code', async () => {
    await open({ q: '081' }, undefined, found({ hint: '081 是 3 位，HS 编码为 2、4、6、8 或 10 位' }));
    expect(screen.getByText('081 是 3 位，HS 编码为 2、4、6、8 或 10 位')).toBeInTheDocument();
  });
});
