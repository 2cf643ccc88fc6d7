import { href, openLogin, useSession, WidgetSlot } from '@bee/platform';
import { Button, Section, SkeletonRows } from '@bee/ui/content';
import type { Embeds } from '../../widget-props.ts';
import './home.css';

const ROWS = 5;

/** The prices that a member watches. Server HTML and visitors get a description of the same height. */
export const WatchList = () => {
  const { status } = useSession();
  const more = status === 'member' ? { title: '全部自选', href: href('user/favorite', { type: 'price' }) } : undefined;
  return (
    <Section title="我的自选" more={more}>
      <div className="content-watch">
        {status === 'visitor' ? (
          <>
            <p>登录后把常看的品种加入自选，价格、涨跌与预警会列在这里。</p>
            <Button onClick={() => openLogin()}>登录</Button>
          </>
        ) : null}
        {status === 'pending' ? <SkeletonRows rows={ROWS} /> : null}
        {status === 'member' ? (
          <WidgetSlot<Embeds> of="mf-data-tools/price-watch" props={{ rows: ROWS, brief: true }} />
        ) : null}
      </div>
    </Section>
  );
};
