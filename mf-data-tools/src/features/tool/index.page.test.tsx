import type { Tool } from '@bee/contracts/resource/tool';
import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { page } from './index.page.tsx';

const herbs: Tool = {
  key: 'herbs',
  newest: '2026-03-04',
  stock: { value: 1234, unit: '个药市报价' },
  figure: {
    title: '三七 60头 市场价',
    value: 128,
    unit: '元/公斤',
    decimals: 2,
    as_of: '2026-03-01',
    change: { against: '较上周', pct: -1.5 },
  },
  sample: true,
};
const food: Tool = { key: 'food', newest: null, stock: null, figure: null, sample: false };

const open = async (query: Record<string, string> = {}, otherPages = ['home']) => {
  const options = { manifest, otherPages, answers: { 'site/getTools': { list: [herbs, food] } } };
  const { platform } = createTestPlatform(options);
  const data = await page.load({ api: platform.api, params: {}, query });
  renderWithPlatform(page.render(data, { params: {}, query }), options);
};

const cardOf = (title: string) => {
  const card = screen.getByRole('heading', { level: 3, name: new RegExp(title) }).closest<HTMLElement>('li');
  if (!card) throw new Error(`no card of ${title}`);
  return within(card);
};

describe('the directory of tools', () => {
  it('shows a current figure with unit, change and its own day', async () => {
    await open();
    const card = cardOf('中药材价格');
    expect(card.getByRole('definition')).toHaveTextContent('128.00 元/公斤较上周 下跌▼−1.5%2026-03-01');
    expect(card.getByText('1,234 个药市报价')).toBeInTheDocument();
    expect(card.getByText('2026-03-04')).toBeInTheDocument();
    expect(card.getByText('示例数据')).toBeInTheDocument();
  });

  it('shows a message without data, and no number', async () => {
    await open();
    const card = cardOf('食物成分');
    expect(card.getByText('暂时没有数据')).toBeInTheDocument();
    expect(card.queryByRole('definition')).toBeNull();
  });

  it('links a question to the state that answers it', async () => {
    await open();
    expect(cardOf('供需信息').getByRole('link', { name: '现在谁在求购' })).toHaveAttribute(
      'href',
      '/home/vegetable/lists/type/4?kind=demand',
    );
  });

  it('hides tools of remotes that are not installed', async () => {
    await open();
    expect(screen.queryByRole('heading', { name: '问答与资料' })).toBeNull();
  });

  it('finds tools by search words', async () => {
    await open({ q: '求购' });
    expect(screen.getByRole('status')).toHaveTextContent('与“求购”有关的工具 1 个');
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    expect(screen.getByRole('searchbox', { name: '想知道什么' })).toHaveValue('求购');
  });

  it('offers alternatives without hits', async () => {
    await open({ q: '火星' });
    expect(screen.getByText('没有写明“火星”的工具')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '告诉我们缺什么' })).toBeInTheDocument();
  });
});
