import { href, openLogin, useSession } from '@bee/platform';
import { Button, Icon, LinkButton, Skeleton } from '@bee/ui/content';
import { type Report, type ReportAccess, viewerHref } from './report-data.ts';

type ReportGateProps = { report: Report; access: ReportAccess | null };

/** What of the original may be read, before anybody clicks, and what opens the rest. */
export const ReportGate = ({ report, access }: ReportGateProps) => {
  const { status } = useSession();
  if (report.pdf === 'none') return null;
  if (!access) {
    return (
      <div className="content-gate" aria-busy="true">
        <Skeleton height={44} />
      </div>
    );
  }
  if (report.pdf === 'pending') {
    return (
      <div className="content-gate" role="note">
        <p>
          <strong>原文正在生成</strong>
          <span>正文、图表和数字已经在本页，PDF 几分钟后可读。</span>
        </p>
      </div>
    );
  }
  if (access.allowed) {
    return (
      <div className="content-gate is-open" role="note">
        <p>
          <Icon name="check" size={16} />
          <strong>全文可读</strong>
          <span>{report.pages ? `原文 ${report.pages} 页，现在都可以阅读。` : '现在可以阅读原文全部内容。'}</span>
        </p>
      </div>
    );
  }
  const { preview, level } = access;
  return (
    <div className="content-gate is-shut bee-no-print" role="note">
      <p>
        <strong>{preview ? `可读 ${preview.shown}/${preview.total} 页` : '可读部分页'}</strong>
        <span>本页的观点、正文、图表和数字对所有人开放；{sentence(access, status === 'member')}</span>
      </p>
      <div className="content-gate-actions">
        {preview ? <LinkButton href={viewerHref(report) ?? ''}>先读 {preview.shown} 页</LinkButton> : null}
        {status === 'member' ? null : (
          <Button kind={level === 'login' ? 'primary' : 'default'} onClick={() => openLogin()}>
            {level === 'login' ? '登录看全部' : '登录'}
          </Button>
        )}
        {level === 'login' ? null : (
          <LinkButton kind="honey" icon={<Icon name="vip" size={16} />} href={href('user/vip')}>
            开通 VIP 看全部
          </LinkButton>
        )}
      </div>
    </div>
  );
};

const sentence = ({ reason, level }: ReportAccess, member: boolean): string => {
  if (reason) return `${reason}。`;
  if (level === 'login') return '登录后可阅读全文。';
  return member ? '开通 VIP 后可阅读全文。' : '登录后可多读几页，开通 VIP 后可阅读全文。';
};
