import type { DataFor } from '@bee/contracts/operations';
import { renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { page } from './open-api.page.tsx';

const parameter = { name: 'name', description: '品名', required: true, values: [], default: null };
const catalog: DataFor<'openApi/getCatalog'> = {
  base: 'https://bee.test/api/open/v1',
  document: 'https://bee.test/api/open/v1/openapi.json',
  parameters: [{ name: 'format', description: '格式', required: false, values: ['json', 'csv'], default: 'json' }],
  list: [
    { path: 'prices', title: '批发价格', summary: '价格', example: 'name=大白菜', parameters: [], columns: [] },
    {
      path: 'prices/history',
      title: '批发价格走势',
      summary: '历史价格',
      example: 'name=大白菜&freq=W',
      parameters: [parameter],
      columns: [{ key: 'price_avg', title: '均价', unit: '元/公斤' }],
    },
  ],
};

const show = (query: Record<string, string> = {}) =>
  renderWithPlatform(page.render(catalog, { params: {}, query }), { manifest, at: '/open-api' });

const program = () => document.querySelector('pre')?.textContent ?? '';

it('shows the series of the address with its parameters, columns and the program of the chosen language', () => {
  show({ of: 'prices/history', ex: 'python' });
  expect(screen.getByRole('heading', { name: /批发价格走势/ })).toBeVisible();
  const parameters = screen.getByRole('table', { name: '批发价格走势的参数' });
  expect(within(parameters).getByRole('row', { name: /name/ })).toHaveTextContent('name品名必填');
  expect(within(parameters).getByRole('row', { name: /format/ })).toHaveTextContent('可取：json、csv默认：json');
  expect(screen.getByRole('row', { name: /price_avg/ })).toHaveTextContent('均价元/公斤');
  expect(program()).toContain(
    'pd.read_csv(\n    "https://bee.test/api/open/v1/prices/history?name=%E5%A4%A7%E7%99%BD%E8%8F%9C&freq=W&format=csv"',
  );
  expect(screen.getByRole('link', { name: 'R' })).toHaveAttribute('href', '/open-api?of=prices%2Fhistory&ex=r');
  expect(screen.getByRole('link', { name: 'curl' })).toHaveAttribute('href', '/open-api?of=prices%2Fhistory');
});

it.each([
  ['curl', undefined, 'curl -H "Authorization: Bearer $BEE_KEY"'],
  ['R', 'r', 'req_auth_bearer_token(Sys.getenv("BEE_KEY"))'],
  ['Excel', 'excel', 'Query = [name = "大白菜", format = "csv", titles = "zh"]'],
])('has a program for %s, and falls back to the first series', (_title, ex, words) => {
  show({ of: 'nothing', ...(ex && { ex }) });
  expect(screen.getByRole('link', { current: true, name: /批发价格/ })).toHaveTextContent('prices');
  expect(program()).toContain(words);
});

it('shows the limits of each membership', () => {
  show();
  expect(screen.getByRole('row', { name: /^会员/ })).toHaveTextContent('会员10050090 天最近 36 个月');
});
