import { formatDay } from '@bee/domain/format';
import { href, navigate, type UserInfo, useSession } from '@bee/platform';
import { Button, Card, LinkButton, Medal, VipBadge } from '@bee/ui/content';
import { useState } from 'react';
import { AvatarEditor } from './avatar-editor.tsx';
import './profile.css';

/** Name, memberships with their expiry, medals. */
export function MemberCard({ user }: { user: UserInfo }) {
  const { isVip, isVegetableVip } = useSession();
  const { logout, leaving } = useLogout();
  return (
    <Card className="member-card">
      <AvatarEditor user={user} />
      <div className="member-who">
        <h2>
          {user.nickname}
          <VipBadge active={isVip} />
          {isVegetableVip ? <VipBadge active kind="vegetable" /> : null}
        </h2>
        <p className="bee-meta">
          <span className="bee-num">{user.mobile}</span>
          <span>{formatDay(user.reg_time)}注册</span>
        </p>
        <Membership
          name="VIP会员"
          active={isVip}
          until={user.vip_expire}
          takenBack={user.taken_back.includes('vip')}
          page="user/vip"
        />
        <Membership
          name="蔬菜 VIP"
          active={isVegetableVip}
          until={user.vegetable_expire}
          takenBack={user.taken_back.includes('veg_vip')}
        />
      </div>
      <Medals list={user.medal_list} />
      <Button className="member-leave" onClick={logout} loading={leaving}>
        退出登录
      </Button>
    </Card>
  );
}

type MembershipProps = {
  name: string;
  active: boolean;
  until: string | null;
  takenBack: boolean;
  page?: 'user/vip' | 'application/vegetable/vip';
};

function Membership({ name, active, until, takenBack, page }: MembershipProps) {
  return (
    <p className="member-term">
      {name}：{termText({ active, until, takenBack })}
      {page ? (
        <LinkButton kind="text" href={href(page)}>
          {active ? '查看特权' : '立即开通'}
        </LinkButton>
      ) : null}
    </p>
  );
}

const termText = ({ active, until, takenBack }: Pick<MembershipProps, 'active' | 'until' | 'takenBack'>): string => {
  if (!until) return '未开通';
  if (active) return `有效期至${formatDay(until)}`;
  return takenBack ? `已退款收回（${formatDay(until)}）` : `已于${formatDay(until)}到期`;
};

const grades = ['未获得', '铜牌', '银牌', '金牌', '钻石'];

function Medals({ list }: { list: UserInfo['medal_list'] }) {
  return (
    <ul className="member-medals" aria-label="勋章">
      {list.map(({ title, new_grade }) => (
        <li key={title}>
          <Medal level={levelOf(new_grade)} active={new_grade > 0} title={title} />
          <span>{title}</span>
          <small>{grades[new_grade]}</small>
        </li>
      ))}
    </ul>
  );
}

/** A medal that is not earned yet is drawn at its first level. */
const levelOf = (grade: number) => ([1, 2, 3, 4] as const)[Math.max(0, grade - 1)] ?? 4;

/** Ends the session and goes to the home page, because the profile needs a user. */
const useLogout = () => {
  const { end } = useSession();
  const [leaving, setLeaving] = useState(false);
  const logout = async () => {
    setLeaving(true);
    await end();
    navigate(href('home'));
  };
  return { logout, leaving };
};
