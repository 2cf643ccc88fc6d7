import type { AccessBlock } from '@bee/contracts/shapes';
import { href, openLogin, useSession } from '@bee/platform';
import { Button, LinkButton, LoginPrompt } from '@bee/ui/content';

/** Rendered after the visible rows, never instead of them: what remains and what unlocks it. */
export function ReportGate({ access }: { access: AccessBlock }) {
  const { status } = useSession();
  if (access.allowed || !access.preview) return null;
  const { shown, total } = access.preview;
  return (
    <LoginPrompt
      title={`已显示前 ${shown} 个品种，共 ${total} 个`}
      action={
        <>
          <LinkButton className="bee-no-print" kind="honey" size="small" href={href('application/vegetable/vip')}>
            开通蔬菜VIP
          </LinkButton>
          {status === 'visitor' ? (
            <Button className="bee-no-print" size="small" onClick={() => openLogin()}>
              已开通，去登录
            </Button>
          ) : null}
        </>
      }
    >
      其余 {total - shown} 个品种的均价、到货量与产地，以及市场点评，对蔬菜VIP 开放；各品种的最新批发价对所有人开放。
    </LoginPrompt>
  );
}
