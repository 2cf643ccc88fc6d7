import type { DataFor } from '@bee/contracts/operations';
import { renderWithPlatform } from '@bee/testing/render-with-platform';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../../manifest.ts';
import { buildCard, thailand } from '../../../testing/trade-factories.ts';
import { TradeSearch } from './trade-search.tsx';

const found: DataFor<'trade/search'> = {
  products: [buildCard()],
  hs: [],
  countries: [{ ...thailand, to: { page: 'application/trade/country-detail', params: { origin: 'TH' } } }],
  outdated: [],
  hint: null,
};

const open = () => renderWithPlatform(<TradeSearch />, { manifest, answers: { 'trade/search': found } });

describe('search box', () => {
  const box = () => screen.getByRole('combobox', { name: '商品名、HS 编码或国家' });

  it('suggests, and navigates with arrow keys and Enter', async () => {
    const { visited } = open();
    await userEvent.type(box(), '榴');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /泰国/ }).id);
    await userEvent.keyboard('{Enter}');
    expect(visited).toEqual(['/home/trade/countrydetail/origin/TH']);
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('searches for the text when nothing is selected, and closes on Escape', async () => {
    const { visited } = open();
    await userEvent.type(box(), '榴莲');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(visited).toEqual([`/home/trade/index?q=${encodeURIComponent('榴莲')}`]);
  });

  it('ignores Enter of an input method', async () => {
    const { visited } = open();
    await userEvent.type(box(), 'liulian');
    await screen.findAllByRole('option');
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
    expect(visited).toEqual([]);
  });

  it('shows a hint without a word', async () => {
    const { visited } = open();
    await userEvent.click(screen.getByRole('button', { name: '查询' }));
    expect(screen.getByRole('alert')).toHaveTextContent('请输入关键字查询');
    expect(visited).toEqual([]);
  });
});
