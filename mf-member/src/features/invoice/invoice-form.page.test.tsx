import { ApiError, NetworkError } from '@bee/platform';
import { type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { buildTitle } from '../../testing/invoice-factories.ts';
import { buildMember, buildOrder } from '../../testing/member-factories.ts';
import { page } from './invoice-form.page.tsx';

const orders = [
  buildOrder({ id: 'a', no: 'NO-a', status: 'paid', paid_at: '2026-03-04T01:00:00.000Z' }),
  buildOrder({ id: 'b', no: 'NO-b', status: 'paid', pay_amount: '99.00', paid_at: '2026-03-04T01:00:00.000Z' }),
];
const info = {
  orders,
  total: '464.00',
  titles: [buildTitle(), buildTitle({ id: '2', title: '第二社', is_default: false })],
};

const show = (answers: PlatformOptions['answers']) =>
  renderWithPlatform(page.render(null, { params: { ids: 'a,b' }, query: {} }), {
    manifest,
    member: buildMember(),
    at: '/home/order/invoicesubmit/ids/a%2Cb',
    answers,
  });

const submitted = ({ calls }: ReturnType<typeof show>) =>
  calls.filter(({ operation }) => operation === 'order/invoiceSubmit').map(({ request }) => request);

describe('the form of an invoice', () => {
  it('starts with the default title, repeats the final values, and sends once', async () => {
    const shown = show({
      'order/getInvoiceInfo': info,
      'order/invoiceSubmit': { invoice_id: 'i1', status: 'submitted' as const },
    });
    expect(await screen.findByLabelText('发票抬头')).toHaveValue('云岭蔬菜专业合作社');
    const chosen = within(screen.getByRole('list', { name: '开票订单' })).getAllByRole('listitem');
    expect(chosen.map(({ textContent }) => /NO-b.*99\.00/.test(textContent ?? ''))).toEqual([false, true]);
    await userEvent.click(screen.getByRole('button', { name: '提交申请' }));
    await waitFor(() => expect(screen.getByLabelText('接收邮箱')).toHaveAccessibleDescription('请填写接收邮箱'));
    await userEvent.type(screen.getByLabelText('接收邮箱'), 'fapiao@example.com');
    await userEvent.click(screen.getByRole('button', { name: '提交申请' }));
    const dialog = await screen.findByRole('dialog', { name: '请核对发票信息' });
    for (const text of ['云岭蔬菜专业合作社（企业）', '91350100M000100Y43', '464.00', 'fapiao@example.com'])
      expect(within(dialog).getByText(text)).toBeInTheDocument();
    expect(submitted(shown)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: '确认提交' }));
    expect(await screen.findByRole('status')).toHaveTextContent('发票申请已提交');
    expect(submitted(shown)).toEqual([
      expect.objectContaining({
        ids: ['a', 'b'],
        type: 'normal',
        kind: 'company',
        email: 'fapiao@example.com',
        save_title: false,
        form_token: expect.stringMatching(/^\w{32}$/),
      }),
    ]);
    expect(screen.getByRole('link', { name: '查看发票记录' })).toHaveAttribute(
      'href',
      '/home/order/invoicerequest?state=done',
    );
  });

  it('asks for bank and address of special invoices, which are not for persons', async () => {
    const shown = show({ 'order/getInvoiceInfo': info });
    await userEvent.click(await screen.findByRole('radio', { name: '专用发票' }));
    await userEvent.type(screen.getByLabelText('接收邮箱'), 'fapiao@example.com');
    await userEvent.click(screen.getByRole('button', { name: '提交申请' }));
    await waitFor(() => expect(screen.getByLabelText('开户银行')).toHaveAccessibleDescription('专用发票需要开户银行'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: '个人' }));
    expect(screen.getByRole('radio', { name: '专用发票' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: '普通发票' })).toBeChecked();
    expect(screen.queryByLabelText('税号')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '提交申请' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('（个人）');
    expect(submitted(shown)).toEqual([]);
  });

  it('uses a title from the book', async () => {
    show({ 'order/getInvoiceInfo': info });
    const book = await screen.findByRole('combobox', { name: '抬头簿' });
    const chosen = () => book.closest('.ant-select')?.textContent;
    expect(chosen()).toBe('云岭蔬菜专业合作社（企业，默认）');
    await userEvent.click(book);
    await userEvent.click(await screen.findByTitle('第二社（企业）'));
    expect(screen.getByLabelText('发票抬头')).toHaveValue('第二社');
    await userEvent.type(screen.getByLabelText('发票抬头'), '改');
    await waitFor(() => expect(chosen()).toBe('手动填写'));
  });

  it('resends the same token after a failure, and keeps the input', async () => {
    let failures = 1;
    const shown = show({
      'order/getInvoiceInfo': info,
      'order/invoiceSubmit': () => {
        if (failures-- > 0) throw new NetworkError();
        return { invoice_id: 'i1', status: 'submitted' as const };
      },
    });
    await userEvent.type(await screen.findByLabelText('接收邮箱'), 'fapiao@example.com');
    for (const _round of [1, 2]) {
      await userEvent.click(screen.getByRole('button', { name: '提交申请' }));
      await userEvent.click(await screen.findByRole('button', { name: '确认提交' }));
    }
    expect(await screen.findByText('发票申请已提交')).toBeInTheDocument();
    const [first, second] = submitted(shown);
    expect(second).toEqual(first);
  });

  it('rejects orders that cannot be invoiced, with the reason and a way back', async () => {
    show({
      'order/getInvoiceInfo': () => {
        throw new ApiError('订单 NO-a 已申请过发票，不能开票', 409, 200);
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('订单 NO-a 已申请过发票');
    expect(screen.getByRole('link', { name: '回到发票管理重新选择' })).toHaveAttribute(
      'href',
      '/home/order/invoicerequest',
    );
    expect(screen.queryByRole('button', { name: '提交申请' })).not.toBeInTheDocument();
  });

  it('offers a retry when the server could not check them', async () => {
    show({
      'order/getInvoiceInfo': () => {
        throw new ApiError('服务器发生了错误', 500, 500);
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('开票信息加载失败服务器发生了错误');
  });
});
