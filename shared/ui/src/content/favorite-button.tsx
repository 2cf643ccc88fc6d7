import type { FavoriteType } from '@bee/contracts/resource/user';
import {
  confirm,
  openLogin,
  toast,
  useApi,
  useApiMutation,
  useApiQuery,
  useInvalidate,
  useSession,
} from '@bee/platform';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

export type FavoriteButtonProps = {
  type: FavoriteType;
  id: string;
  /** Asked before it is taken back: what would go along. */
  removeQuestion?: string | undefined;
};

/** Keeps something for later. A visitor logs in first; the act they began is completed then. */
export const FavoriteButton = ({ type, id, removeQuestion }: FavoriteButtonProps) => {
  const api = useApi();
  const forget = useInvalidate();
  const { status } = useSession();
  const state = useApiQuery(
    'user/favorite',
    { type, id, action: 'state' },
    { enabled: status === 'member', raw: true },
  );
  const change = useApiMutation('user/favorite');
  const favorited = status === 'member' && (change.data ?? state.data)?.favorited === true;

  const announce = (kept: boolean) => {
    toast.success(kept ? '已收藏，可在“我的收藏”中查看' : '已取消收藏');
    // Elsewhere on the page it may be kept or removed, too: what the server says holds in the end.
    void forget('user/favorite').then(change.reset);
    void forget('user/getMyFavoriteList');
    if (type === 'price') void forget('user/getPriceWatchList'); // an alert goes with its favourite
  };
  const toggle = async () => {
    if (status !== 'member') {
      // This component may be gone when the login is done, so the act does not go through its mutation.
      const keep = () => void api('user/favorite', { type, id, action: 'add' }).then(() => announce(true), ignore);
      openLogin({ callback: keep });
      return;
    }
    const question = { title: '取消收藏', content: removeQuestion ?? '', confirmText: '取消收藏', cancelText: '保留' };
    if (favorited && removeQuestion && !(await confirm(question))) return;
    change.mutate(
      { type, id, action: favorited ? 'remove' : 'add' },
      { onSuccess: (answer) => announce(answer.favorited) },
    );
  };

  return (
    <Button
      icon={<Icon name={favorited ? 'star-filled' : 'star'} size={16} />}
      aria-pressed={favorited}
      loading={change.isPending}
      onClick={() => void toggle()}
    >
      {favorited ? '已收藏' : '收藏'}
    </Button>
  );
};

/** The caller of the API has shown its message already. */
const ignore = () => undefined;
