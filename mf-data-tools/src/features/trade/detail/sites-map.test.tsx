import { renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../../manifest.ts';
import { buildPlace } from '../../../testing/trade-factories.ts';
import { readDetailQuery } from './detail-query.ts';
import { SitesMap, sitesByProvince } from './sites-map.tsx';

describe('supervised sites by province', () => {
  it('are counted by the province of their city, suspended ones named; sites without a province are counted separately', () => {
    const { values, placeless } = sitesByProvince([
      buildPlace({ adcode: '451400' }),
      buildPlace({ adcode: '450100', status: 'suspended' }),
      buildPlace({ adcode: '310000' }),
      buildPlace({ adcode: '' }),
      buildPlace({ adcode: '990000' }),
    ]);
    expect(values).toEqual([
      { adcode: '310000', value: 1, note: undefined },
      { adcode: '450000', value: 2, note: '1 个暂停' },
    ]);
    expect(placeless).toBe(2);
  });

  it('are shown on a map that selects and deselects the province of the table', async () => {
    const query = readDetailQuery({ product_name: '榴莲' }, { sec: 'sites', geo: '450000' });
    const { visited } = renderWithPlatform(
      <SitesMap cate="进境水果" places={[buildPlace(), buildPlace({ id: '2', adcode: '530100' })]} query={query} />,
      { manifest },
    );
    expect(screen.getByText('2 个省份有进境水果指定监管场地。')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '显示地图' }));
    const guangxi = await screen.findByLabelText('广西：1 个', {}, { timeout: 20_000 });
    expect(guangxi).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('button', { name: '山东：无场地' })).toBeInTheDocument();
    expect(screen.getByText('友谊关')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '云南：1 个' }));
    expect(visited.at(-1)).toContain('geo=530000');
    await userEvent.click(guangxi);
    expect(visited.at(-1)).not.toContain('adcode');
  });
});
