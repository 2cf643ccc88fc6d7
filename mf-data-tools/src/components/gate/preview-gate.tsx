import type { AccessBlock } from '@bee/contracts/shapes';
import { href, openLogin, useSession } from '@bee/platform';
import { LinkButton, LoginPrompt } from '@bee/ui/content';
import type { ReactNode } from 'react';

type PreviewGateProps = {
  access: AccessBlock;
  /** Counted unit: 行, 个月. */
  counted: string;
  /** Return address after a purchase. */
  back?: string | undefined;
  /** What is free, or what else is available. */
  children: ReactNode;
};

/** Rendered after the figures, never instead of them: how much is shown and what unlocks the rest. */
export function PreviewGate({ access, counted, back, children }: PreviewGateProps) {
  const { status } = useSession();
  if (access.allowed || !access.preview) return null;
  const { shown, total, months } = access.preview;
  const title = [
    ...(shown < total || !months ? [`已显示 ${shown}/${total} ${counted}`] : []),
    ...(months ? [`已显示最近 ${months.shown}/${months.total} 个月`] : []),
  ].join('，');
  if (access.level !== 'login')
    return (
      <LoginPrompt
        title={`${title} · 开通 VIP 查看全部`}
        action={
          <LinkButton kind="honey" size="small" href={href('user/vip', { back })}>
            开通 VIP
          </LinkButton>
        }
      >
        {children}
      </LoginPrompt>
    );
  // The server rendered for a visitor; the member's own response is being loaded.
  if (status !== 'visitor') return null;
  return (
    <LoginPrompt title={`${title} · 登录查看更多`} onLogin={() => openLogin()}>
      {children}
    </LoginPrompt>
  );
}
