import type { DataFor } from '@bee/contracts/operations';
import type { WatchItem } from '@bee/contracts/resource/price-watch';
import { href, useLazyComponent } from '@bee/platform';
import { Empty, LinkButton, QueryState, SkeletonRows } from '@bee/ui/content';
import { useRef, useState } from 'react';
import { alertModal } from './alert-button.tsx';
import { useRemoveAlert, useUnwatch, useWatchList } from './watch.queries.ts';
import { WatchRow } from './watch-row.tsx';
import './watch.css';

export type WatchListProps = {
  /** 20 by default. */
  rows?: number;
  page?: number;
  /** Search words of the title. */
  kw?: string;
  /** Price, change and age only, for narrow columns. */
  brief?: boolean;
};

/** The current prices that a member watches, with their alerts. */
export function WatchList({ rows = 20, page = 1, kw, brief = false }: WatchListProps) {
  const watched = useWatchList({ page, limit: rows, ...(kw && { kw }) });
  const [edited, setEdited] = useState<WatchItem | null>(null);
  const { remove, removing } = useRemoveAlert();
  const { unwatch, leaving } = useUnwatch();
  const list = useRef<HTMLUListElement>(null);
  const Modal = useLazyComponent(edited !== null, alertModal);
  // The focused button has been removed.
  const focusList = (gone: boolean) => gone && list.current?.focus();
  const show = ({ list: items, alerts }: DataFor<'user/getPriceWatchList'>) => (
    <div className="tools-watch" aria-busy={watched.isPlaceholderData || undefined}>
      {brief ? null : (
        <p className="tools-watch-used bee-small">
          预警 {alerts.used} / {alerts.most} 条
          {alerts.most > 1 ? null : (
            <>
              ，<a href={href('application/vegetable/vip')}>开通蔬菜 VIP</a> 可设 20 条
            </>
          )}
        </p>
      )}
      <ul ref={list} aria-label="自选行情" tabIndex={-1}>
        {items.map((item) => (
          <WatchRow
            key={item.favorite_id}
            item={item}
            brief={brief}
            busy={removing === item.target_id || leaving === item.target_id}
            onEdit={() => setEdited(item)}
            onRemoveAlert={() => void remove(item.target_id, item.title)}
            onUnwatch={() => void unwatch(item.target_id, item.title, item.alert !== null).then(focusList)}
          />
        ))}
      </ul>
      {edited?.price && Modal ? (
        <Modal
          target={{
            id: edited.target_id,
            name: edited.price.product,
            spec: edited.alert?.spec ?? edited.price.spec,
            kind: edited.price.kind,
            market: edited.price.market,
            price: edited.price.price_avg,
            date: edited.price.date,
            markets: edited.alert?.market_id ? [{ id: edited.alert.market_id, name: edited.price.market }] : [],
          }}
          alert={edited.alert}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </div>
  );
  return (
    <QueryState
      query={watched}
      failed="自选行情加载失败"
      skeleton={<SkeletonRows rows={brief ? rows : 4} height={brief ? 48 : 88} />}
    >
      {(found) => (found.list.length === 0 ? <NothingWatched kw={kw} /> : show(found))}
    </QueryState>
  );
}

function NothingWatched({ kw }: { kw: string | undefined }) {
  return (
    <Empty
      title={kw ? `没有找到包含“${kw}”的自选` : '还没有自选行情'}
      action={<LinkButton href={href('application/vegetable/list')}>去挑品种</LinkButton>}
    >
      在批发价、水果产地价或药材走势旁点“收藏”或“设预警”，它就会出现在这里。
    </Empty>
  );
}
