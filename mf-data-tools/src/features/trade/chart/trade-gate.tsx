import type { AccessBlock } from '@bee/contracts/shapes';
import { href, openLogin, useSession } from '@bee/platform';
import { LinkButton, LoginPrompt } from '@bee/ui/content';

type TradeGateProps = { access: AccessBlock /** What is counted: 行, 个月. */; counted: string };

const OPEN = '最新合计、准入、税率与监管场地对所有人开放。';

/** After the figures, never instead of them: how much is shown and what shows the rest. */
export function TradeGate({ access, counted }: TradeGateProps) {
  const { status } = useSession();
  if (access.allowed || !access.preview) return null;
  const { shown, total } = access.preview;
  const title = `已显示 ${shown}/${total} ${counted}`;
  if (access.level !== 'login')
    return (
      <LoginPrompt
        title={`${title} · 开通VIP查看全部`}
        action={
          <LinkButton kind="honey" size="small" href={href('user/vip')}>
            开通VIP
          </LinkButton>
        }
      >
        {OPEN}
      </LoginPrompt>
    );
  // The server rendered for a visitor; a member's own answer is on its way.
  if (status !== 'visitor') return null;
  return (
    <LoginPrompt title={`${title} · 登录查看更多`} onLogin={() => openLogin()}>
      {OPEN}
    </LoginPrompt>
  );
}
