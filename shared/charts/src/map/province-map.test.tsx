import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MapValue, ProvinceMap } from './province-map.tsx';

const values: MapValue[] = [
  { adcode: '370000', value: 1.2, note: '2 个市场', date: '2026-03-04' },
  { adcode: '530000', value: 2.4, note: '1 个市场', date: '2026-03-03' },
];

const show = (props: Partial<Parameters<typeof ProvinceMap>[0]> = {}) =>
  render(<ProvinceMap values={values} unit="元/公斤" label="各省最新批发价" {...props} />);

const province = (name: string) => screen.getByLabelText(new RegExp(`^${name}：`));

describe('map of the provinces', () => {
  it('joins values by code and shows name, value, unit, note and day', () => {
    show();
    expect(screen.getByRole('group', { name: '各省最新批发价' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '山东：1.20 元/公斤，2 个市场，2026-03-04' })).toHaveClass('is-1');
    expect(screen.getByRole('img', { name: '云南：2.40 元/公斤，1 个市场，2026-03-03' })).toHaveClass('is-5');
  });

  it('hatches missing values, and a 0 is a value', () => {
    show({ values: [...values, { adcode: '460000', value: 0 }] });
    expect(province('海南')).toHaveAccessibleName('海南：0.00 元/公斤');
    expect(province('海南')).toHaveClass('is-1');
    const taiwan = province('台湾');
    expect(taiwan).toHaveAccessibleName('台湾：无数据');
    expect(taiwan.getAttribute('fill')).toMatch(/^url\(#.+\)$/);
    expect(document.getElementById(taiwan.getAttribute('fill')?.slice(5, -1) ?? '')?.tagName).toBe('pattern');
    expect(province('海南')).not.toHaveAttribute('fill');
  });

  it('has a legend with the bounds, the unit and the missing values', () => {
    show({ missing: '无场地' });
    const legend = within(screen.getByRole('list', { name: '图例，单位 元/公斤' }));
    expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '元/公斤',
      '1.20–2.39',
      '2.40',
      '无场地',
    ]);
  });

  it('is a single tab stop; arrow keys move, Enter selects, Escape closes the tooltip', async () => {
    const picked: string[] = [];
    show({ current: '370000', onPick: (adcode) => picked.push(adcode) });
    await userEvent.tab();
    expect(screen.getByRole('button', { name: /^山东：/ })).toHaveFocus();
    expect(document.querySelector('.bee-map-tip')).toHaveTextContent('山东 1.20 元/公斤，2 个市场，2026-03-04');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveAccessibleName('安徽：无数据');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(document.activeElement).toHaveAccessibleName('江苏：无数据');
    expect(picked).toEqual(['320000']);
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('.bee-map-tip')).toBeNull();
    await userEvent.tab();
    expect(document.querySelector('[data-adcode]:focus')).toBeNull();
  });

  it('shows a tooltip on hover, and selects by click', async () => {
    const picked: string[] = [];
    show({ onPick: (adcode) => picked.push(adcode) });
    await userEvent.hover(province('云南'));
    expect(document.querySelector('.bee-map-tip')).toHaveTextContent('云南 2.40 元/公斤');
    await userEvent.click(province('台湾'));
    expect(picked).toEqual(['710000']);
  });

  it('changes only tones when the values change', () => {
    const { rerender } = show();
    const path = province('山东').querySelector('path');
    const drawn = path?.getAttribute('d');
    rerender(<ProvinceMap values={[{ adcode: '530000', value: 9 }]} unit="元/斤" label="各省最新批发价" />);
    expect(province('山东')).toHaveAccessibleName('山东：无数据');
    expect(province('山东').querySelector('path')).toBe(path);
    expect(path?.getAttribute('d')).toBe(drawn);
    expect(province('云南')).toHaveClass('is-3');
  });

  it('keeps the given classes, over years with different values', () => {
    show({
      classes: [
        { from: 0, to: 1 },
        { from: 1, to: 2 },
        { from: 2, to: 3 },
      ],
    });
    expect(province('山东')).toHaveClass('is-3');
    expect(province('云南')).toHaveClass('is-5');
  });

  it('places points, labels those with room and drops locations outside', () => {
    show({
      points: [
        { id: 'a', lng: 116.4, lat: 39.9, label: '新发地' },
        { id: 'b', lng: 2, lat: 48, label: '巴黎' },
        { id: 'c', lng: 116.5, lat: 39.8, label: '大洋路' },
        { id: 'd', lng: 102.8, lat: 24.9, label: '龙城' },
      ],
    });
    expect(document.querySelectorAll('.bee-map-point')).toHaveLength(3);
    expect(screen.getByText('龙城')).toBeInTheDocument();
    expect(screen.queryByText('大洋路')).toBeNull();
    expect(screen.getByText('新发地')).toBeInTheDocument();
    expect(screen.queryByText('巴黎')).toBeNull();
  });
});
