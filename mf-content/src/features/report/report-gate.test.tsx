import { MicrositeProvider, usePersonalizedQuery } from '@bee/platform';
import { loginIntent } from '@bee/platform/host';
import { type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import type { Report, ReportAccess } from './report-data.ts';
import { ReportGate, TextEnd } from './report-gate.tsx';

const shut: ReportAccess = {
  level: 'vip',
  allowed: false,
  reason: '登录后可阅读前 5 页，开通 VIP 后可阅读全文',
  preview: { unit: 'page', shown: 3, total: 46 },
};
const report = {
  id: '7',
  fid: 'f7',
  pdf: 'ready',
  pages: 46,
  access: shut,
  locked_chapters: 0,
  figures: [],
} as unknown as Report;
const member = { uid: '1', nickname: '会员' } as NonNullable<PlatformOptions['member']>;

function Gate({ of }: { of: Report }) {
  const { data, access } = usePersonalizedQuery('article/getReportDetail', { id: of.id }, of);
  return (
    <>
      <ReportGate report={data} access={access} />
      <TextEnd report={data} access={access} />
    </>
  );
}
const show = (of: Report, options: PlatformOptions = {}) =>
  renderWithPlatform(<Gate of={of} />, { manifest, otherPages: ['user/vip', 'user/order/submit_form'], ...options });

describe('access to the original of a report', () => {
  it('is shown to a visitor before any click, and opens the login', async () => {
    const { calls } = show(report);
    expect(screen.getByRole('note')).toHaveTextContent('可读 3/46 页');
    expect(screen.getByRole('note')).toHaveTextContent('对所有人开放');
    expect(screen.getByRole('link', { name: '先读 3 页' })).toHaveAttribute('href', expect.stringContaining('f7'));
    expect(screen.getByRole('link', { name: '先读 3 页' })).not.toHaveAttribute('title');
    expect(screen.getByRole('link', { name: '开通 VIP 查看全部' })).toHaveAttribute('href', '/user/vip');
    expect(screen.getByRole('link', { name: '单篇购买 ¥49.00' })).toHaveAttribute(
      'href',
      expect.stringContaining('/user/order/submit_form?id=7&type=report'),
    );
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(loginIntent.getState().status).toBe(true);
    expect(calls).toEqual([]);
  });

  it('returns to the microsite after a purchase, and marks external links', () => {
    const site = { tag: { id: 't1', title: '三七' }, reading: 'sub/reading', data: 'sub/data' };
    renderWithPlatform(
      <MicrositeProvider value={site}>
        <ReportGate report={{ ...report, type: 'monthly_report' }} access={shut} />
      </MicrositeProvider>,
      { manifest, otherPages: ['user/vip', 'user/order/submit_form', 'sub/reading'] },
    );
    const back = expect.stringContaining(`back=${encodeURIComponent('/sub/reading?tagId=t1&id=7')}`);
    expect(screen.getByRole('link', { name: /开通 VIP/ })).toHaveAttribute('href', back);
    expect(screen.getByRole('link', { name: /单篇购买/ })).toHaveAttribute('href', back);
    expect(screen.getByRole('link', { name: '先读 3 页' })).toHaveAttribute('title', '在农小蜂主站打开');
  });

  it('shows a member the accessible part and offers no login', async () => {
    const own = { ...report, access: { ...shut, preview: { unit: 'page' as const, shown: 5, total: 46 } } };
    show(report, { member, answers: { 'article/getReportDetail': own } });
    expect(await screen.findByText('可读 5/46 页')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '登录' })).not.toBeInTheDocument();
  });

  it('shows a member that everything is unlocked', async () => {
    const own: Report = { ...report, access: { level: 'vip', allowed: true } };
    show(report, { member, answers: { 'article/getReportDetail': own } });
    expect(await screen.findByText('全文可读')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /VIP/ })).not.toBeInTheDocument();
  });

  it('asks a visitor of a free report to sign in, not to pay', () => {
    show({ ...report, access: { ...shut, level: 'login', reason: '登录后可阅读全文' } });
    expect(screen.getByRole('button', { name: '登录查看全部' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /VIP|购买/ })).not.toBeInTheDocument();
  });

  it('shows that an original is being generated, and nothing without one', () => {
    const { unmount } = show({ ...report, pdf: 'pending', fid: null, pages: null });
    expect(screen.getByRole('note')).toHaveTextContent('原文正在生成');
    unmount();
    show({ ...report, pdf: 'none', access: { level: 'public', allowed: true } });
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  it('shows at the end of the text how much is locked, and nothing once it is unlocked', async () => {
    const cut = { ...report, locked_chapters: 4, figures: [{ locked: true }, { locked: false }] } as unknown as Report;
    const { unmount } = show(cut);
    const [, end] = screen.getAllByRole('note');
    expect(end).toHaveTextContent('还有4 节正文、1 张图表');
    expect(end).toHaveTextContent('第 3 页之后的内容');
    unmount();
    const own: Report = { ...cut, locked_chapters: 0, figures: [], access: { level: 'vip', allowed: true } };
    show(cut, { member, answers: { 'article/getReportDetail': own } });
    expect(await screen.findByText('全文可读')).toBeInTheDocument();
    expect(screen.getAllByRole('note')).toHaveLength(1);
  });
});
