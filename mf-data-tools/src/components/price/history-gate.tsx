import type { AccessBlock } from '@bee/contracts/shapes';
import { href, openLogin, useSession } from '@bee/platform';
import { LinkButton, LoginPrompt } from '@bee/ui/content';
import { historyGate } from './access-limits.ts';

/** Rendered after the chart, never instead of it: how far back the user may look and what unlocks more. */
export function HistoryGate({ access }: { access: AccessBlock }) {
  const { status } = useSession();
  const gate = historyGate(access);
  // The server rendered for a visitor; the member's own response is being loaded.
  if (!gate || (gate.action === 'login' && status !== 'visitor')) return null;
  const title = `${gate.shown}，${gate.remedy}`;
  const rest = `报价历史共 ${gate.total}。最新报价和各市场对比对所有人开放。`;
  if (gate.action === 'login')
    return (
      <LoginPrompt title={title} onLogin={() => openLogin()}>
        {rest}
      </LoginPrompt>
    );
  const shop = gate.action === 'vip' ? 'user/vip' : 'application/vegetable/vip';
  return (
    <LoginPrompt
      title={title}
      action={
        <LinkButton kind="honey" size="small" href={href(shop)}>
          {gate.action === 'vip' ? '开通 VIP' : '开通蔬菜 VIP'}
        </LinkButton>
      }
    >
      {rest}
    </LoginPrompt>
  );
}
