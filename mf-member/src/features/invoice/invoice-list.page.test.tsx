import { ApiError } from '@bee/platform';
import { dialogs, locate, toasts } from '@bee/platform/host';
import { type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { buildInvoice, buildTitle } from '../../testing/invoice-factories.ts';
import { buildMember, buildOrder, listOf } from '../../testing/member-factories.ts';
import { page } from './invoice-list.page.tsx';

const show = (at: string, answers: PlatformOptions['answers']) =>
  renderWithPlatform(page.render(null, { params: {}, query: {} }), {
    manifest,
    otherPages: ['home'],
    member: buildMember(),
    at,
    answers,
  });

const paid = (id: string, changes = {}) =>
  buildOrder({ id, no: `NO-${id}`, status: 'paid', paid_at: '2026-03-04T01:00:00.000Z', ...changes });
const rows = (orders = [paid('a'), paid('b', { pay_amount: '99.50', refunded: '9.50' })]) => ({
  ...listOf(
    orders.map((order) => ({ row: 'order' as const, order })),
    { state: [{ value: 'todo', label: '可开票', count: 21 }] },
  ),
  total: 21,
});

beforeEach(() =>
  act(() => {
    dialogs.setState({ list: [] });
    toasts.setState({ list: [] });
  }),
);

describe('orders to invoice', () => {
  it('are selected across pages and summed without refunded amounts', async () => {
    const { visited, platform } = show('/home/order/invoicerequest', {
      'order/getInvoiceRequestList': (request) =>
        (request as { page: number }).page === 2 ? rows([paid('c', { pay_amount: '0.10' })]) : rows(),
    });
    const bar = await screen.findByRole('region', { name: '已选订单' });
    const ask = within(bar).getByRole('button', { name: '申请发票' });
    expect(ask).toBeDisabled();
    await waitFor(() => expect(ask).toHaveAccessibleDescription('请先选择订单'));
    await userEvent.click(screen.getByRole('checkbox', { name: '全选本页' }));
    expect(bar).toHaveTextContent('已选 2 个订单，合计 455.00 元');
    await userEvent.click(screen.getByRole('checkbox', { name: /NO-a/ }));
    expect(bar).toHaveTextContent('已选 1 个订单，合计 90.00 元');
    act(() => platform.location.setState(locate('/home/order/invoicerequest', '?p=2')));
    await userEvent.click(await screen.findByRole('checkbox', { name: /NO-c/ }));
    const again = screen.getByRole('region', { name: '已选订单' });
    expect(again).toHaveTextContent('已选 2 个订单，合计 90.10 元');
    await userEvent.click(within(again).getByRole('button', { name: '申请发票' }));
    expect(visited).toEqual(['/home/order/invoicesubmit/ids/b%2Cc']);
  });

  it('link to the records when there are none', async () => {
    show('/home/order/invoicerequest', {
      'order/getInvoiceRequestList': listOf([], { state: [{ value: 'done', label: '发票记录', count: 2 }] }),
    });
    expect(await screen.findByText('没有可开票的订单')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '查看发票记录' })).toHaveAttribute(
      'href',
      '/home/order/invoicerequest?state=done',
    );
  });

  it('show the error, and retry', async () => {
    show('/home/order/invoicerequest', {
      'order/getInvoiceRequestList': () => {
        throw new ApiError('服务暂时不可用', 503, 200);
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('发票加载失败服务暂时不可用');
  });
});

describe('records of invoices', () => {
  it('show their state: download, or the reason of a rejection and the next step', async () => {
    const invoices = [
      buildInvoice({ id: 'i2', status: 'issued', no: '26530000000012', fid: 'f1', issued_at: '2026-03-05T02:00:00Z' }),
      buildInvoice({ id: 'i3', status: 'rejected', reject_reason: '税号与名称不符' }),
      buildInvoice({
        id: 'i4',
        status: 'reversed',
        no: '26530000000013',
        reject_reason: '抬头开错',
        red_no: '26530000000014',
        red_fid: 'f2',
        reversed_at: '2026-03-06T02:00:00Z',
      }),
    ];
    const { calls } = show('/home/order/invoicerequest?state=done', {
      'order/getInvoiceRequestList': listOf(invoices.map((invoice) => ({ row: 'invoice' as const, invoice }))),
      'file/getFileToken': () => {
        throw new ApiError('今天已下载 300 次', 429, 200);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '下载 PDF：发票 26530000000012' }));
    expect(calls.find(({ operation }) => operation === 'file/getFileToken')?.request).toEqual({ fid: 'f1' });
    expect(screen.getByText('退回原因：税号与名称不符')).toBeInTheDocument();
    expect(screen.getByText(/红字发票号码 26530000000014，原因：抬头开错/)).toBeInTheDocument();
    const records = within(screen.getByRole('list', { name: '发票记录' }));
    expect(records.getByText('已红冲')).toBeInTheDocument();
    await userEvent.click(records.getByRole('button', { name: '下载红字 PDF：发票 26530000000014' }));
    expect(calls.filter(({ operation }) => operation === 'file/getFileToken')[1]?.request).toEqual({ fid: 'f2' });
    expect(screen.getAllByRole('link', { name: '重新申请' })[0]).toHaveAttribute(
      'href',
      '/home/order/invoicesubmit/ids/o1',
    );
    expect(calls[0]?.request).toEqual({ state: 'done', page: 1, limit: 20 });
  });
});

it('filters records of invoices by status', async () => {
  const { calls } = show('/home/order/invoicerequest?state=done&status=reversed', {
    'order/getInvoiceRequestList': listOf([]),
  });
  expect(await screen.findByText('没有已红冲的发票')).toBeInTheDocument();
  expect(calls[0]?.request).toEqual({ state: 'done', status: 'reversed', page: 1, limit: 20 });
  expect(screen.getByRole('link', { name: '已退回' })).toHaveAttribute(
    'href',
    '/home/order/invoicerequest?state=done&status=rejected',
  );
});

describe('the book of titles', () => {
  it('asks for confirmation before deleting, and validates the number of a new title', async () => {
    let titles = [buildTitle()];
    const { calls } = show('/home/order/invoicerequest', {
      'order/getInvoiceRequestList': rows(),
      'order/getInvoiceTitleList': () => titles,
      'order/deleteInvoiceTitle': () => {
        titles = [];
        return titles;
      },
      'order/saveInvoiceTitle': () => {
        titles = [buildTitle({ id: '2', title: '新合作社', is_default: false })];
        return titles;
      },
    });
    await userEvent.click(screen.getByRole('button', { name: '抬头簿' }));
    const drop = await screen.findByRole('button', { name: '删除 云岭蔬菜专业合作社' });
    await userEvent.click(drop);
    await act(async () => dialogs.getState().list[0]?.answer(false));
    await userEvent.click(drop);
    expect(calls.some(({ operation }) => operation === 'order/deleteInvoiceTitle')).toBe(false);
    act(() => dialogs.getState().list[0]?.answer(true));
    expect(await screen.findByText('还没有抬头')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: '新增抬头' }));
    await userEvent.type(screen.getByLabelText('发票抬头'), '新合作社');
    const number = screen.getByLabelText('税号');
    await userEvent.type(number, '91350100M000100Y44');
    await waitFor(() => expect(number).toHaveAccessibleDescription('税号的校验位不对，请对照营业执照逐位核对'));
    await userEvent.click(screen.getByRole('button', { name: '保存抬头' }));
    expect(calls.some(({ operation }) => operation === 'order/saveInvoiceTitle')).toBe(false);
    await userEvent.type(number, '{Backspace}3');
    await waitFor(() => expect(number).not.toHaveAccessibleDescription());
    await userEvent.click(screen.getByRole('button', { name: '保存抬头' }));
    expect(await screen.findByText('新合作社')).toBeInTheDocument();
    expect(calls.find(({ operation }) => operation === 'order/saveInvoiceTitle')?.request).toMatchObject({
      title: '新合作社',
      tax_no: '91350100M000100Y43',
      is_default: false,
    });
  });
});
