import { href, openLogin, useSession, WidgetSlot } from '@bee/platform';
import { Button, Card, Section, SkeletonRows } from '@bee/ui/content';
import type { Embeds } from '../../widget-props.ts';
import './home.css';

const ROWS = 5;

/** The prices that a member watches, in one line of fixed height. Nothing of them is in the server's HTML. */
export function WatchList() {
  const { status } = useSession();
  if (status === 'visitor') return null;
  return (
    <div className="content-home-watch">
      <Section title="我的自选" more={{ title: '全部自选', href: href('user/favorite', { type: 'price' }) }}>
        {status === 'pending' ? (
          <SkeletonRows rows={1} height={64} />
        ) : (
          <WidgetSlot<Embeds> of="mf-data-tools/price-watch" props={{ rows: ROWS, brief: true }} />
        )}
      </Section>
    </div>
  );
}

/** For visitors: what a watch list is for. */
export function WatchHint() {
  const { status } = useSession();
  return status === 'visitor' ? (
    <Card className="content-home-hint bee-wrap">
      <p>登录后把常看的品种加入自选，价格、涨跌与预警列在首页最前面。</p>
      <Button onClick={() => openLogin()}>登录</Button>
    </Card>
  ) : null;
}
