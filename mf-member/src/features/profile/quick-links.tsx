import { formatNumber } from '@bee/domain/format';
import { href, useApiQuery } from '@bee/platform';
import { Icon, type IconName } from '@bee/ui/content';
import './profile.css';

/** Counts come from lists with one row; while they load or when they fail, the links have no count. */
export function QuickLinks({ score }: { score: number }) {
  const favorites = useApiQuery('user/getMyFavoriteList', { limit: 1 }, { raw: true });
  const orders = useApiQuery('order/getList', { limit: 1 }, { raw: true });
  const unpaid = orders.data?.facets?.status?.find(({ value }) => value === 'unpaid')?.count ?? 0;
  return (
    <ul className="member-quick">
      <QuickLink page="user/favorite" icon="star" title="我的收藏" count={favorites.data?.total} />
      <QuickLink
        page="user/order/list"
        icon="report"
        title="我的订单"
        count={orders.data?.total}
        note={unpaid > 0 ? `${unpaid} 份待支付` : undefined}
      />
      <QuickLink page="user/score" icon="coin" title="我的积分" count={score} />
    </ul>
  );
}

type QuickLinkProps = {
  page: 'user/favorite' | 'user/order/list' | 'user/score';
  icon: IconName;
  title: string;
  count?: number;
  note?: string;
};

function QuickLink({ page, icon, title, count, note }: QuickLinkProps) {
  return (
    <li>
      <a href={href(page)} className="member-quick-link">
        <Icon name={icon} size={28} />
        <span>
          {title}
          <strong className="bee-num">{count === undefined ? ' ' : formatNumber(count)}</strong>
        </span>
        {note ? <small>{note}</small> : null}
      </a>
    </li>
  );
}
