import { ApiError } from '@bee/platform';
import { dialogs } from '@bee/platform/host';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildInvoiceReview } from '../../testing/invoice-factories.ts';
import { listOf } from '../../testing/member-factories.ts';
import { answerDialog, forgetOps, shownToasts, showOps } from '../../testing/show-ops.tsx';

beforeEach(forgetOps);

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '云岭蔬菜专业合作社' }));
  await screen.findByRole('dialog');
};
const steps = ({ calls }: ReturnType<typeof showOps>) =>
  calls.filter(({ operation }) => operation === 'ops/setInvoiceStatus').map(({ request }) => request);

describe('the review list of invoices', () => {
  it('starts one, and issues it with a valid number', async () => {
    let item = buildInvoiceReview();
    const shown = showOps('/ops/review?tab=invoice', {
      'ops/getInvoiceList': () => listOf([item]),
      'ops/setInvoiceStatus': (request) => {
        item = buildInvoiceReview({ ...(request as object), handled_by: '蜂巢' });
        return item;
      },
    });
    await open();
    await userEvent.click(screen.getByRole('button', { name: '开始开具' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await open();
    expect(screen.queryByRole('button', { name: '开始开具' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '填写号码并开具' }));
    await userEvent.type(screen.getByLabelText('发票号码'), '123');
    await userEvent.click(screen.getByRole('button', { name: '开具发票' }));
    await waitFor(() =>
      expect(screen.getByLabelText('发票号码')).toHaveAccessibleDescription('发票号码应是 8 至 20 位数字'),
    );
    await userEvent.type(screen.getByLabelText('发票号码'), '４５ 678');
    await userEvent.click(screen.getByRole('button', { name: '开具发票' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(steps(shown)).toEqual([
      { id: 'i1', status: 'issuing' },
      { id: 'i1', status: 'issued', no: '12345678' },
    ]);
  });

  it('rejects only with a reason', async () => {
    const shown = showOps('/ops/review?tab=invoice', {
      'ops/getInvoiceList': listOf([buildInvoiceReview()]),
      'ops/setInvoiceStatus': buildInvoiceReview({ status: 'rejected' }),
    });
    await open();
    await userEvent.click(screen.getByRole('button', { name: '退回' }));
    await userEvent.click(screen.getByRole('button', { name: '退回申请' }));
    await waitFor(() => expect(screen.getByLabelText('原因')).toHaveAccessibleDescription('请写明原因，会员会看到'));
    await userEvent.type(screen.getByLabelText('原因'), '抬头开错');
    await userEvent.click(screen.getByRole('button', { name: '退回申请' }));
    await waitFor(() => expect(steps(shown)).toEqual([{ id: 'i1', status: 'rejected', reason: '抬头开错' }]));
  });

  it('asks for the number of the red-letter invoice, and for confirmation before reversing', async () => {
    const shown = showOps('/ops/review?tab=invoice', {
      'ops/getInvoiceList': listOf([buildInvoiceReview({ status: 'issued', no: '26530000000012' })]),
      'ops/setInvoiceStatus': buildInvoiceReview({ status: 'reversed' }),
    });
    await open();
    expect(screen.queryByRole('button', { name: '退回' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '红冲' }));
    await userEvent.type(screen.getByLabelText('原因'), '抬头开错');
    await userEvent.click(screen.getByRole('button', { name: '红冲发票' }));
    await waitFor(() =>
      expect(screen.getByLabelText('红字发票号码')).toHaveAccessibleDescription('请填写红字发票号码'),
    );
    await userEvent.type(screen.getByLabelText('红字发票号码'), '26530000000013');
    await userEvent.click(screen.getByRole('button', { name: '红冲发票' }));
    await waitFor(() => expect(dialogs.getState().list).toHaveLength(1));
    expect(steps(shown)).toEqual([]);
    answerDialog(true);
    await waitFor(() =>
      expect(steps(shown)).toEqual([{ id: 'i1', status: 'reversed', no: '26530000000013', reason: '抬头开错' }]),
    );
  });

  it('refetches when another operator was faster', async () => {
    const shown = showOps('/ops/review?tab=invoice&status=submitted&q=云岭', {
      'ops/getInvoiceList': listOf([buildInvoiceReview()]),
      'ops/setInvoiceStatus': () => {
        throw new ApiError('发票现在是“已退回”（小蜂）', 409, 200);
      },
    });
    await open();
    await userEvent.click(screen.getByRole('button', { name: '开始开具' }));
    await waitFor(() =>
      expect(shown.calls.filter(({ operation }) => operation === 'ops/getInvoiceList')).toHaveLength(2),
    );
    expect(shown.calls[0]?.request).toEqual({ page: 1, limit: 20, status: 'submitted', kw: '云岭' });
    expect(shownToasts()[0]).toContain('已退回');
  });

  it('copies each line and all of them', async () => {
    const user = userEvent.setup();
    showOps('/ops/review?tab=invoice', { 'ops/getInvoiceList': listOf([buildInvoiceReview({ remark: '合同 3' })]) });
    await user.click(await screen.findByRole('button', { name: '云岭蔬菜专业合作社' }));
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name: '复制税号' }));
    expect(await navigator.clipboard.readText()).toBe('91350100M000100Y43');
    await user.click(screen.getByRole('button', { name: '复制全部' }));
    expect(await navigator.clipboard.readText()).toContain('税号：91350100M000100Y43\n发票类型：普通发票');
    expect(await navigator.clipboard.readText()).toContain('备注：合同 3');
  });
});
