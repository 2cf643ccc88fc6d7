import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { buildNation, buildPlace, buildYearMap, tree } from '../../testing/statistics-factories.ts';
import { page } from './index.page.tsx';
import type { NationYears, PlaceYears, YearMap } from './statistics-query.ts';

const PATH = '/home/data/macrostatistics';

type Given = {
  map?: Partial<YearMap>;
  nation?: Partial<NationYears>;
  place?: Partial<PlaceYears>;
  topics?: typeof tree;
};

const open = async (query: Record<string, string> = {}, { map, nation, place, topics = tree }: Given = {}) => {
  const options = {
    manifest,
    otherPages: ['home'],
    answers: {
      'ast/getAgriSpecialTopicCatagory': topics,
      'ast/getYearList': ['2024', '2023', '2021'],
      'ast/getNationwideDataGroupAdcode': buildYearMap(map),
      'ast/getNationwideDataOrderByYear': buildNation(nation),
      'ast/getProvinceData': buildPlace(place),
    },
  };
  const { platform, calls } = createTestPlatform(options);
  const address = { params: {}, query };
  const data = await page.load({ api: platform.api, ...address });
  const { visited } = renderWithPlatform(page.render(data, address), options);
  return { calls, visited, head: page.head(data, address) };
};

const leafOf = (id: string, name: string) => ({ ...tree[1]?.children[0], id, title: name, name });

type Opened = Awaited<ReturnType<typeof open>>;

const requestOf = ({ calls }: Opened, operation: string) => calls.find((call) => call.operation === operation)?.request;

const ranking = () => within(screen.getByRole('table', { name: '玉米产量2024 年各省排名' }));

describe('the shown topic', () => {
  it('is the first one with a map and its newest year by default', async () => {
    const shown = await open();
    expect(requestOf(shown, 'ast/getNationwideDataGroupAdcode')).toEqual({ cate_id: '6' });
    expect(shown.head?.title).toBe('玉米产量：各省地图、排名与历年走势');
    expect(screen.getByRole('heading', { level: 1, name: '宏观统计' })).toBeInTheDocument();
    expect(screen.getByText('示例数据', { selector: '.bee-meta *' })).toBeInTheDocument();
  });

  it('is that of the address', async () => {
    const shown = await open({ cate: '7', year: '2023', geo: '530000' });
    expect(requestOf(shown, 'ast/getNationwideDataGroupAdcode')).toEqual({ cate_id: '7', year: '2023' });
    expect(requestOf(shown, 'ast/getProvinceData')).toEqual({ cate_id: '7', adcode: '530000', year: '2023' });
  });

  it('drops unknown values, and names the year shown instead of one without figures', async () => {
    const shown = await open({ cate: 'maize', year: '1990', geo: '999999' });
    expect(requestOf(shown, 'ast/getNationwideDataGroupAdcode')).toEqual({ cate_id: '6' });
    expect(requestOf(shown, 'ast/getProvinceData')).toBeUndefined();
    expect(screen.getByText('玉米产量没有 1990 年的数据，显示最近的 2024 年。')).toBeInTheDocument();
  });

  it('shows a message without statistics', async () => {
    await open({}, { topics: [] });
    expect(screen.getByText('还没有统计数据')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('a topic with the output of a crop', () => {
  const sown = { ...tree[1], title: '播种面积', children: [{ ...leafOf('10', '玉米播种面积'), children: [] }] };
  const topics = [...tree, sown] as typeof tree;

  it('is explained by area and yield, of the selected province if there is one', async () => {
    const shown = await open({ cate: '7' }, { topics });
    const areas = shown.calls.filter(({ request }) => (request as { cate_id?: string }).cate_id === '10');
    expect(areas.map(({ operation }) => operation)).toEqual(['ast/getNationwideDataOrderByYear']);
    expect(screen.getByText(/^全国玉米产量 2021 至 2024 年增加 1,629.0 万吨：/)).toBeInTheDocument();
    const other = await open({ cate: '7', geo: '530000' }, { topics });
    expect(other.calls.map(({ request }) => request)).toContainEqual({ cate_id: '10', adcode: '530000' });
  });

  it('is not explained without an area of the crop', async () => {
    await open({ cate: '6' }, { topics });
    expect(screen.queryByText(/面积与单产各占多少/)).toBeNull();
  });
});

describe('the tree of topics', () => {
  it('is open at the topic, and keeps province and view for another topic, not the year', async () => {
    await open({ cate: '7', year: '2023', geo: '530000', tab: 'table' });
    const topics = within(screen.getByRole('navigation', { name: '统计专题' }));
    expect(topics.getByRole('link', { name: '玉米' })).toHaveAttribute('aria-current', 'page');
    expect(topics.getByText('产量', { selector: 'summary' }).closest('details')).toHaveAttribute('open');
    expect(topics.getByText('农业机械').closest('details')).not.toHaveAttribute('open');
    expect(topics.getByRole('link', { name: '稻谷' })).toHaveAttribute('href', `${PATH}?tab=table&cate=6&geo=530000`);
  });

  it('is also a select', async () => {
    const { visited } = await open({ cate: '7', geo: '530000' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '统计专题' }), '棉花产量');
    await userEvent.click(screen.getByRole('button', { name: '查看' }));
    expect(visited).toEqual([`${PATH}?cate=8&geo=530000`]);
  });
});

describe('the map and the ranking', () => {
  it('show the same; a missing value is a dash with its last year, a 0 is a 0', async () => {
    await open({ cate: '7' });
    expect(
      ranking()
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '省份数值 (万吨)占全国同比',
      expect.stringMatching(/^1黑龙江4,379\.7.*2\.4%$/),
      expect.stringMatching(/^2云南↑1较上年升 1 位1,030\.0修订，先前公布为 1,012\.53\.6%—$/),
      expect.stringMatching(/^3青海↓1较上年降 1 位0\.0.*3\.0%$/),
      '—海南— 最近 2022 年——',
      '—台湾———',
    ]);
    expect(
      screen.getByText(
        '2024 年玉米产量有 3 个省份公布，黑龙江省最高，4,379.7 万吨；青海省最低，0.0 万吨。全国 28,884.1 万吨，同比 +4.2%。2 个省份没有数据。',
      ),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '显示地图' }));
    const heilongjiang = await screen.findByRole(
      'button',
      { name: '黑龙江：4,379.7 万吨，第 1 位，2024 年' },
      { timeout: 20_000 },
    );
    expect(heilongjiang).toHaveClass('is-5');
    expect(screen.getByRole('button', { name: '云南：1,030.0 万吨，第 2 位，已修订，2024 年' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '海南：无数据' }).getAttribute('fill')).toMatch(/^url/);
    expect(screen.getByRole('button', { name: '青海：0.0 万吨，第 3 位，2024 年' })).toHaveClass('is-1');
    expect(screen.getByRole('list', { name: '图例，单位 万吨' })).toHaveTextContent('0.0–499.9');
  }, 60_000);

  it('select and deselect a province', async () => {
    const { visited } = await open({ cate: '7' });
    expect(ranking().getByRole('link', { name: '云南' })).toHaveAttribute('href', `${PATH}?cate=7&geo=530000`);
    await userEvent.click(screen.getByRole('button', { name: '显示地图' }));
    await userEvent.click(await screen.findByRole('button', { name: /^青海：/ }, { timeout: 20_000 }));
    expect(visited).toEqual([`${PATH}?cate=7&geo=630000`]);
  }, 60_000);

  it('have the selected province above the others', async () => {
    await open({ cate: '7', geo: '530000' });
    const own = screen.getByText('取消选择').closest('p');
    expect(own).toHaveTextContent(/云南省第 2 位，共 3 个省份1,030\.0 万吨/);
    expect(screen.getByRole('link', { name: '取消选择' })).toHaveAttribute('href', `${PATH}?cate=7`);
  });

  it('show that the selected province has no figure', async () => {
    await open(
      { cate: '7', geo: '460000' },
      { place: { adcode: '460000', name: '海南省', series: [], children: undefined } },
    );
    expect(screen.getByText('取消选择').closest('p')).toHaveTextContent('2024 年没有数据，最近一次在 2022 年');
  });

  it('are not offered for national-only topics', async () => {
    await open({ cate: '7' }, { map: { list: [], missing: [{ adcode: '110000', name: '北京市', last_year: null }] } });
    expect(screen.queryByRole('link', { name: '地图' })).toBeNull();
    expect(screen.getByRole('link', { name: '图' })).toHaveAttribute('aria-current');
  });
});

describe('the years', () => {
  it('are selected by slider and by the previous and next year', async () => {
    const { visited } = await open({ cate: '7', year: '2023' }, { map: { year: '2023' } });
    const years = within(screen.getByRole('group', { name: '选择年份' }));
    expect(years.getByRole('slider', { name: '年份' })).toHaveAttribute('aria-valuetext', '2023 年');
    expect(years.getByRole('link', { name: '前一年' })).toHaveAttribute('href', `${PATH}?cate=7&year=2021`);
    expect(years.getByRole('link', { name: '后一年' })).toHaveAttribute('href', `${PATH}?cate=7&year=2024`);
    fireEvent.change(years.getByRole('slider'), { target: { value: '0' } });
    expect(visited).toEqual([`${PATH}?cate=7&year=2021`]);
  });

  it('are played from the first one when the last one is shown, and can be stopped', async () => {
    const { visited } = await open({ cate: '7', year: '2023' }, { map: { year: '2023' } });
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: '播放' }));
    jest.advanceTimersByTime(1_200);
    expect(visited).toEqual([`${PATH}?cate=7&year=2024`]);
    fireEvent.click(screen.getByRole('button', { name: '暂停' }));
    jest.advanceTimersByTime(5_000);
    expect(visited).toHaveLength(1);
    jest.useRealTimers();
  });

  it('restart from the last one', async () => {
    const { visited } = await open({ cate: '7' });
    await userEvent.click(screen.getByRole('button', { name: '播放' }));
    expect(visited).toEqual([`${PATH}?cate=7&year=2021`]);
  });
});

describe('the trend', () => {
  it('has the nation and the selected province; a missing year is a gap', async () => {
    await open({ cate: '7', geo: '530000', tab: 'table' });
    const table = within(screen.getByRole('table', { name: /^玉米产量历年走势/ }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      '年份全国 (万吨)云南省 (万吨)备注',
      '202428,884.11,030.0',
      '202327,720.31,005.4全国已修订，先前公布为 27,700.0',
      '2022——',
      '202127,255.1—',
    ]);
    expect(
      screen.getByText(
        /^玉米产量：全国 2024 年 28,884\.1 万吨，同比 \+4\.2%，2021至2024年年均增长 2\.0%；3 年中 2024 年最高/,
      ),
    ).toHaveTextContent('云南省 2024 年 1,030.0 万吨，同比 +2.4%');
  });

  it('is shown for the requested years', async () => {
    await open({ cate: '7', tab: 'table', t: '2023-01-01..2023-12-31' });
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      '年份全国 (万吨)备注',
      '202327,720.3全国已修订，先前公布为 27,700.0',
    ]);
  });

  it('is also below the map, and is never a sum of provinces', async () => {
    await open({ cate: '7', geo: '530000' });
    expect(screen.getByRole('heading', { name: '历年走势' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /^玉米产量：全国 2024 年 28,884/ })).toBeInTheDocument();
    // The second chart has its own scale.
    expect(screen.getByRole('img', { name: /^玉米产量：云南省 2024 年 1,030/ })).toBeInTheDocument();
  });

  it('shows that there is no national figure', async () => {
    await open({ cate: '7' }, { nation: { list: [] } });
    expect(screen.getByText('没有公布全国数')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '表' })).toBeNull();
  });

  it('has its own scale, separate from the year of the map', async () => {
    await open({ cate: '7', year: '2023', tab: 'chart', ys: 'log' }, { map: { year: '2023' } });
    expect(screen.getByRole('link', { name: '对数' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: '线性' })).toHaveAttribute('href', `${PATH}?tab=chart&cate=7&year=2023`);
    expect(screen.queryByRole('link', { name: '环比' })).toBeNull();
  });
});

describe('a province', () => {
  it('has its cities if the data has them', async () => {
    await open({ cate: '7', geo: '530000' });
    const cities = within(screen.getByRole('table', { name: '云南省各市州2024 年玉米产量' }));
    expect(cities.getByRole('row', { name: '曲靖市 221.6' })).toBeInTheDocument();
  });

  it('shows a message if it has none, or not in that year', async () => {
    await open({ cate: '7', geo: '530000' }, { place: { children: undefined, year: null } });
    expect(screen.getByText('没有下级数据')).toBeInTheDocument();
  });

  it('shows that it was never published', async () => {
    await open({ cate: '7', geo: '530000' }, { place: { series: [], children: undefined, year: null } });
    expect(screen.getByText('没有云南省的数据')).toBeInTheDocument();
    expect(screen.getByText(/没有公布过云南省的数。$/)).toBeInTheDocument();
  });

  it('shows a message for a year without them', async () => {
    await open({ cate: '7', geo: '530000' }, { place: { children: [], year: '2021' } });
    expect(screen.getByText('2021 年没有各市州的数')).toBeInTheDocument();
  });
});

it('is shown alone in a frame', async () => {
  await open({ cate: '7', embed: '1' });
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.getByRole('link', { name: '在农小蜂查看完整数据' })).toBeInTheDocument();
});
