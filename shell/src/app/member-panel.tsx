import { href, useSession } from '@bee/platform';
import { UserPanel } from '../frame/user-panel.tsx';

type MemberPanelProps = {
  id: string;
  /** The current page is only for members, so logging out leaves it. */
  onPrivatePage: boolean;
};

/** The user panel with data of the session; its code is loaded when the pointer or focus reaches the avatar. */
export function MemberPanel({ id, onPrivatePage }: MemberPanelProps) {
  const { user, isVip, isVegetableVip, unread, end } = useSession();
  if (!user) return null;
  const logout = async () => {
    await end();
    if (onPrivatePage) window.location.assign(href('home'));
    else window.location.reload();
  };
  return (
    <UserPanel
      id={id}
      user={{
        nickname: user.nickname,
        ...(user.avatar && { avatar: user.avatar }),
        isVip,
        isVegetableVip,
        score: user.score,
        unread,
        medals: user.medal_list.map(({ title, new_grade }) => ({ title, grade: new_grade })),
      }}
      hrefs={{
        vip: href('user/vip'),
        profile: href('user/profile'),
        messages: href('user/profile', { tab: 'message' }),
        orders: href('user/order/list'),
        favorites: href('user/favorite'),
        score: href('user/score'),
        ...(user.is_operator && { ops: opsHref() }),
      }}
      onLogout={() => void logout()}
    />
  );
}

/** Undefined where the active version of the remote does not have that page. */
const opsHref = (): string | undefined => {
  try {
    return href('ops');
  } catch {
    return undefined;
  }
};
