import { formatNumber } from '@bee/domain/format';
import { Avatar, Icon, type IconName, LinkButton, Medal, VipBadge } from '@bee/ui/content';

export type PanelUser = {
  nickname: string;
  avatar?: string;
  isVip: boolean;
  isVegetableVip: boolean;
  /** Points total. */
  score: number;
  /** New messages. */
  unread: number;
  /** Four medals; grade 0 is not earned yet, 4 is the highest. */
  medals: { title: string; grade: number }[];
};
export type UserPanelProps = {
  /** Id for aria-controls of the button that opens the panel. */
  id: string;
  user: PanelUser;
  /** `ops` is set for operators only. */
  hrefs: {
    vip: string;
    profile: string;
    messages: string;
    orders: string;
    favorites: string;
    score: string;
    ops?: string;
  };
  onLogout: () => void;
};

/** A medal that is not earned yet is drawn at the first level. */
const levelOf = (grade: number) => ([1, 2, 3, 4] as const)[Math.max(0, grade - 1)] ?? 4;

/** Opens below the avatar, 410 px wide. */
export function UserPanel({ id, user, hrefs, onLogout }: UserPanelProps) {
  return (
    <section className="shell-panel" id={id} aria-label="我的账户">
      <div className="shell-panel-who">
        <Avatar name={user.nickname} src={user.avatar} size={52} />
        <div>
          <p className="shell-panel-name">
            <strong title={user.nickname}>{user.nickname}</strong>
            <VipBadge active={user.isVip} />
            {user.isVegetableVip ? <VipBadge active kind="vegetable" /> : null}
          </p>
          <a href={hrefs.score} className="shell-panel-score">
            积分 <b className="bee-num">{formatNumber(user.score)}</b>
          </a>
        </div>
      </div>
      <ul className="shell-panel-medals" aria-label="勋章">
        {user.medals.map(({ title, grade }) => (
          <li key={title}>
            <Medal level={levelOf(grade)} active={grade > 0} title={title} />
            {title}
          </li>
        ))}
      </ul>
      {user.isVip ? null : <VipInvitation href={hrefs.vip} />}
      <ul className="shell-panel-links">
        <PanelLink href={hrefs.profile} icon="user" title="个人中心" />
        <PanelLink href={hrefs.messages} icon="bell" title="我的消息" count={user.unread} />
        <PanelLink href={hrefs.orders} icon="report" title="我的订单" />
        <PanelLink href={hrefs.favorites} icon="star" title="我的收藏" />
        {hrefs.ops ? <PanelLink href={hrefs.ops} icon="feedback" title="运营" /> : null}
      </ul>
      <button type="button" className="shell-panel-leave" onClick={onLogout}>
        退出登录
      </button>
    </section>
  );
}

function VipInvitation({ href }: { href: string }) {
  return (
    <div className="shell-panel-vip">
      <Icon name="vip" size={28} />
      <p>
        <strong>VIP会员 八大特权</strong>
        <span className="shell-panel-closed">未开通</span>
      </p>
      <LinkButton href={href} kind="honey">
        立即开通
      </LinkButton>
    </div>
  );
}

type PanelLinkProps = { href: string; icon: IconName; title: string; count?: number };

function PanelLink({ href, icon, title, count = 0 }: PanelLinkProps) {
  return (
    <li>
      <a href={href}>
        <Icon name={icon} size={24} />
        {title}
        {count > 0 ? (
          <b className="shell-panel-count">
            {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
            <span className="bee-quiet">条未读</span>
          </b>
        ) : null}
      </a>
    </li>
  );
}

const MAX_SHOWN = 99;
