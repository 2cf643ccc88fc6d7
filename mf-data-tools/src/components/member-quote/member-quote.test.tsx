import type { MemberQuote, OwnQuote } from '@bee/contracts/resource/market-data';
import { addDays, shanghaiDay } from '@bee/domain/calendar-day';
import { closeLogin, type UserInfo } from '@bee/platform';
import { dialogs, loginIntent, toasts } from '@bee/platform/host';
import { type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { chooseOption } from '../../testing/choose-option.ts';
import { MemberQuotes } from './member-quotes.tsx';
import { QuoteButton } from './quote-button.tsx';
import { farFromUsual } from './quote-values.ts';

const member = { uid: '1', nickname: '小蜂', vip_expire: null, vegetable_expire: null } as UserInfo;
const target = {
  group: '茄果类',
  name: '番茄',
  specs: ['硬果'],
  spec: '硬果',
  usual: [{ market_id: 'beijing', market: '北京市场', price_avg: 5, date: '2026-03-04', flag: null }],
};
const choices = {
  markets: [
    { id: 'beijing', name: '北京市场' },
    { id: 'jinan', name: '济南市场' },
  ],
} as never;
const quote: MemberQuote = {
  id: 'a',
  product: '番茄',
  group: '茄果类',
  spec: '硬果',
  market_id: 'beijing',
  market: '北京市场',
  date: '2026-03-04',
  price_low: 4.8,
  price_avg: 5,
  price_high: 5.2,
  unit: '元/公斤',
  original: { unit: '元/斤', low: 2.4, high: 2.6 },
  volume: null,
  usual: 4,
  photo: null,
  created_at: '2026-03-04T02:00:00Z',
  by: '田**',
};
const own: OwnQuote = {
  ...quote,
  remark: '',
  status: 'rejected',
  reason: '与现场不符',
  to: { page: 'application/vegetable/detail', params: { group: '茄果类', name: '番茄', type: '1' } },
};

beforeEach(() => {
  closeLogin();
  act(() => {
    toasts.setState({ list: [] });
    dialogs.setState({ list: [] });
  });
});

const open = async (answers: PlatformOptions['answers'] = {}) => {
  const shown = renderWithPlatform(<QuoteButton target={target} />, {
    manifest,
    member,
    at: '/?ov=quote',
    answers: { 'vegetable/filterList': choices, ...answers },
  });
  const dialog = within(await screen.findByRole('dialog', { name: '番茄报价' }, { timeout: 5000 }));
  return { ...shown, dialog };
};
const fill = async (dialog: Awaited<ReturnType<typeof open>>['dialog'], low: string, high: string) => {
  await chooseOption('市场', '北京市场');
  await userEvent.type(dialog.getByLabelText('最低价'), low);
  await userEvent.type(dialog.getByLabelText('最高价'), high);
  await userEvent.click(dialog.getByRole('button', { name: '提交报价' }));
};

describe('the form of a quote', () => {
  it('is for members: a visitor signs in and returns to it', async () => {
    const { visited } = renderWithPlatform(<QuoteButton target={target} />, { manifest });
    await userEvent.click(screen.getByRole('button', { name: '我来报价' }));
    expect(loginIntent.getState().status).toBe(true);
    loginIntent.getState().callback?.(null);
    expect(visited).toEqual(['/?ov=quote']);
  });

  it.each([
    ['-1', '5', '价格应在 0.01 到 10000 元/公斤之间，请核对价格和单位'],
    ['0', '5', '价格应在 0.01 到 10000 元/公斤之间，请核对价格和单位'],
    ['4', '1000000000', '价格应在 0.01 到 10000 元/公斤之间，请核对价格和单位'],
    ['6', '5', '最高价不能低于最低价，请核对'],
  ])('rejects %s to %s before the request', async (low, high, message) => {
    const { calls, dialog } = await open();
    await fill(dialog, low, high);
    expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(calls.map(({ operation }) => operation)).not.toContain('vegetable/addMarketData');
  });

  it.each([
    ['1', true],
    ['0', false],
    ['-7', false],
    ['-8', true],
  ])('takes the day %s of today as wrong: %s', async (away, isWrong) => {
    const { dialog } = await open();
    const day = addDays(shanghaiDay(new Date()), Number(away));
    fireEvent.change(dialog.getByLabelText('日期'), { target: { value: day } });
    await userEvent.click(dialog.getByRole('button', { name: '提交报价' }));
    await waitFor(() => expect(dialog.getByLabelText('市场')).toHaveAccessibleDescription('请选择市场'));
    expect(dialog.queryAllByText(/报价日期应在最近/).length > 0).toBe(isWrong);
  });

  it('rejects a volume that is not one, and announces the first invalid field, which gets the focus', async () => {
    const { calls, dialog } = await open();
    await userEvent.type(dialog.getByLabelText('成交量'), '很多');
    await userEvent.click(dialog.getByRole('button', { name: '提交报价' }));
    expect(await dialog.findByRole('alert', { name: '' })).toHaveTextContent(/请选择市场.*成交量应在 .* 吨之间/);
    await waitFor(() => expect(dialog.getByLabelText('市场')).toHaveFocus());
    expect(dialog.getByLabelText('市场')).toHaveAccessibleDescription('请选择市场');
    expect(calls.map(({ operation }) => operation)).not.toContain('vegetable/addMarketData');
  });

  it('asks for confirmation if the price differs much from the market’s own, and sends the form only once', async () => {
    const { calls, dialog } = await open({
      'vegetable/addMarketData': own,
      'vegetable/getMyMarketDataList': listed([own]),
    });
    await fill(dialog, '13', '13');
    await waitFor(() =>
      expect(dialogs.getState().list[0]?.content).toBe('您的报价比北京市场 2026-03-04 的均价高 160%，确认提交吗？'),
    );
    act(() => dialogs.getState().list[0]?.answer(false));
    expect(calls.map(({ operation }) => operation)).not.toContain('vegetable/addMarketData');
    await userEvent.click(dialog.getByRole('button', { name: '提交报价' }));
    await waitFor(() => expect(dialogs.getState().list).toHaveLength(1));
    act(() => dialogs.getState().list[0]?.answer(true));
    expect(await dialog.findByText('未通过的原因：与现场不符')).toBeInTheDocument();
    const sent = calls.filter(({ operation }) => operation === 'vegetable/addMarketData');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.request).toMatchObject({
      group: '茄果类',
      name: '番茄',
      spec: '硬果',
      market_id: 'beijing',
      price_low: 13,
      price_high: 13,
      unit: '公斤',
      volume: null,
      form_token: expect.stringMatching(/^[\w-]{16,64}$/),
    });
  });

  it('compares in the same unit and shows nothing within the usual range', () => {
    const values = { spec: '', market: 'beijing', low: '2.5', high: '2.7', date: '', volume: '', remark: '' };
    expect(farFromUsual({ ...values, unit: '斤' }, target.usual)).toBeUndefined();
    expect(farFromUsual({ ...values, unit: '公斤' }, target.usual)).toBeUndefined();
    expect(farFromUsual({ ...values, unit: '吨' }, target.usual)).toContain('低 100%');
  });
});

const listed = <Item,>(list: Item[]) => ({ list, total: list.length, page: 1, limit: 10, updated_at: null });
const source = { name: '会员报价', url: null, publisher: null, retrieved_at: null, sample: false };

describe('quotes of members', () => {
  it('are separate from market reports, with their deviation', () => {
    render(<MemberQuotes quotes={{ ...listed([quote]), source }} action={null} />);
    expect(screen.getByText(/会员报价，未经市场核实/)).toBeInTheDocument();
    const row = within(screen.getByRole('row', { name: /北京市场/ }));
    expect(row.getByText('4.80–5.20')).toBeInTheDocument();
    expect(row.getByText('上涨').parentElement).toHaveTextContent('25%');
    expect(row.getByText('田**')).toBeInTheDocument();
  });

  it('invite to a quote if there is none', () => {
    render(<MemberQuotes quotes={{ ...listed<MemberQuote>([]), source }} action={<button type="button">报</button>} />);
    expect(screen.getByText(/还没有通过审核的会员报价/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '报' })).toBeInTheDocument();
  });
});
