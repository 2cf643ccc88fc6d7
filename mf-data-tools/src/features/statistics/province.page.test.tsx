import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { buildProfile } from '../../testing/statistics-factories.ts';
import { page } from './province.page.tsx';
import type { ProvinceProfile } from './province-profile.ts';

const open = async (given: Partial<ProvinceProfile> = {}) => {
  const options = { manifest, otherPages: ['home'], answers: { 'ast/getProvinceProfile': buildProfile(given) } };
  const { platform, calls } = createTestPlatform(options);
  const address = { params: { adcode: '530000' }, query: {} };
  const data = await page.load({ api: platform.api, ...address });
  renderWithPlatform(page.render(data, address), options);
  return { calls, head: page.head(data, address) };
};

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('page of a province', () => {
  it('lists the crops by their share of the nation, with rank, year and unit', async () => {
    const { calls, head } = await open();
    expect(calls).toMatchObject([{ operation: 'ast/getProvinceProfile', request: { adcode: '530000' } }]);
    expect(head?.title).toBe('云南省农业统计：主要作物、占全国比重与历年名次');
    const crops = within(screen.getByRole('list', { name: '云南省各作物产量占全国的比重' }));
    expect(crops.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '茶叶56.8 万吨15.2%2024 年第 1 位',
      '玉米1,030.0 万吨3.6%2024 年第 11 位',
    ]);
  });

  it('has rank and share over the years; a year without a figure is a dash, and prices have no share', async () => {
    await open();
    expect(rowsOf('云南省各统计专题的历年名次与占全国的比重')).toEqual([
      ['专题', '最近一年', '2022', '2024'],
      ['玉米产量', '1,030.0 万吨，2024 年', '123.2%', '113.6%'],
      ['茶叶产量', '56.8 万吨，2024 年', '—', '115.2%'],
      ['玉米出售价格', '2.70 元/公斤，2024 年', '—', '3'],
    ]);
    expect(screen.getByRole('rowheader', { name: '玉米产量' }).querySelector('a')).toHaveAttribute(
      'href',
      '/home/data/macrostatistics?cate=7&geo=530000',
    );
  });

  it('says that a province has no figures, and links to the others', async () => {
    await open({ list: [] });
    expect(screen.getByText('没有云南省的统计数据')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '四川' })).toHaveAttribute(
      'href',
      '/home/data/macrostatistics/province/510000',
    );
    expect(screen.queryByRole('link', { name: '云南' })).toBeNull();
  });
});
