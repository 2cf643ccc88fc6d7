import { formatNumber } from '@bee/domain/format';
import { REPORT_PRICE } from '@bee/domain/report-price';
import { href, openLogin, useSession } from '@bee/platform';
import { LinkButton, LoginPrompt } from '@bee/ui/content';
import type { PdfDocument } from './viewer-data.ts';

/** Shown after the last readable page. Locked pages are never sent, so nothing has to be hidden here. */
export function GateCard({ document }: { document: PdfDocument }) {
  const { access, origin, preview_pages: shown, pages } = document;
  const { status } = useSession();
  if (access.allowed) return null;
  const all = access.level === 'login';
  return (
    <LoginPrompt
      title={`已显示 ${formatNumber(shown ?? 0)}${pages ? `/${formatNumber(pages)}` : ''} 页`}
      {...(status === 'visitor' && { onLogin: () => openLogin({ mode: 'login' }) })}
      action={
        all ? null : (
          <>
            <LinkButton kind="honey" size="small" href={href('user/vip')}>
              开通 VIP 查看全部
            </LinkButton>
            {origin.kind === 'report' ? (
              <LinkButton size="small" href={href('user/order/submit_form', { id: origin.id, type: 'report' })}>
                单篇购买 ¥{REPORT_PRICE}
              </LinkButton>
            ) : null}
          </>
        )
      }
    >
      {access.reason ?? '开通 VIP 后可阅读全文'}
    </LoginPrompt>
  );
}
