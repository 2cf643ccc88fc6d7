import { REPORT_PRICE } from '@bee/domain/report-price';
import { articleHref, href, openLogin, useLeaveTitle, useMicrosite, useSession } from '@bee/platform';
import { accessWords, Button, Icon, LinkButton, Skeleton } from '@bee/ui/content';
import { type Report, type ReportAccess, viewerHref } from './report-data.ts';
import './report.css';

type ReportGateProps = { report: Report; access: ReportAccess | null };

/** Shows which part of the original is readable and what unlocks the rest, before the first click. */
export function ReportGate({ report, access }: ReportGateProps) {
  const { status } = useSession();
  const leaveTitle = useLeaveTitle();
  if (report.pdf === 'none') return null;
  if (!access) {
    return (
      <div className="content-gate bee-wrap" aria-busy="true">
        <Skeleton height={44} />
      </div>
    );
  }
  if (report.pdf === 'pending') {
    return (
      <div className="content-gate bee-wrap" role="note">
        <p>
          <strong>原文正在生成</strong>
          <span>
            {access.allowed
              ? '正文、图表和数字已经在本页，PDF 几分钟后可读。'
              : '核心观点和摘要已经在本页，几分钟后可以读到更多正文和图表。'}
          </span>
        </p>
      </div>
    );
  }
  if (access.allowed) {
    return (
      <div className="content-gate bee-wrap is-open" role="note">
        <p>
          <Icon name="check" size={16} />
          <strong>全文可读</strong>
          <span>{report.pages ? `原文 ${report.pages} 页，正文和图表都可以阅读。` : '正文和图表都可以阅读。'}</span>
        </p>
      </div>
    );
  }
  const { preview } = access;
  const original = viewerHref(report) ?? '';
  return (
    <div className="content-gate bee-wrap is-shut bee-no-print" role="note">
      <p>
        <strong>{preview ? `可读 ${preview.shown}/${preview.total} 页` : '可读部分页'}</strong>
        <span>核心观点、数字变化和目录对所有人开放；{sentence(access, status === 'member')}</span>
      </p>
      <div className="content-gate-actions bee-wrap">
        {preview ? (
          <LinkButton href={original} title={leaveTitle(original)}>
            先读 {preview.shown} 页
          </LinkButton>
        ) : null}
        <Keys report={report} access={access} />
      </div>
    </div>
  );
}

/** The end of the text when the remaining pages are locked: what they contain and what unlocks them. */
export function TextEnd({ report, access }: ReportGateProps) {
  const figures = report.figures.filter(({ locked }) => locked).length;
  const rest = [
    ...(report.locked_chapters > 0 ? [`${report.locked_chapters} 节正文`] : []),
    ...(figures > 0 ? [`${figures} 张图表`] : []),
  ];
  if (!access || access.allowed || report.pdf === 'pending' || rest.length === 0) return null;
  return (
    <div className="content-gate bee-wrap is-end" role="note">
      <p>
        <strong>还有{rest.join('、')}</strong>
        <span>
          {access.preview ? `第 ${access.preview.shown} 页之后的内容${accessWords(access.level)}；` : ''}
          {access.reason}。
        </span>
      </p>
      <div className="content-gate-actions bee-wrap bee-no-print">
        <Keys report={report} access={access} />
      </div>
    </div>
  );
}

/**
 * Offers that unlock the rest: sign-in, then membership or the single report. After both the user returns to the
 * microsite.
 */
function Keys({ report, access: { level } }: { report: Report; access: ReportAccess }) {
  const { status } = useSession();
  const site = useMicrosite();
  const leaveTitle = useLeaveTitle();
  const back = site ? articleHref(report, site) : undefined;
  const vip = href('user/vip', { back });
  const order = href('user/order/submit_form', { id: report.id, type: 'report', back });
  return (
    <>
      {status === 'member' ? null : (
        <Button kind={level === 'login' ? 'primary' : 'default'} onClick={() => openLogin()}>
          {level === 'login' ? '登录查看全部' : '登录'}
        </Button>
      )}
      {level === 'login' ? null : (
        <>
          <LinkButton kind="honey" icon={<Icon name="vip" size={16} />} href={vip} title={leaveTitle(vip)}>
            开通 VIP 查看全部
          </LinkButton>
          <LinkButton href={order} title={leaveTitle(order)}>
            单篇购买 ¥{REPORT_PRICE}
          </LinkButton>
        </>
      )}
    </>
  );
}

const sentence = ({ reason, level }: ReportAccess, member: boolean): string => {
  if (reason) return `${reason}。`;
  if (level === 'login') return '登录后可阅读全文。';
  return member ? '开通 VIP 后可阅读全文。' : '登录后可多读几页，开通 VIP 后可阅读全文。';
};
