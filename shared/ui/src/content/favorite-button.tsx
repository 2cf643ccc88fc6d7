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
  /** Confirmation before removal, if something else is removed with it. */
  removeQuestion?: string | undefined;
};

/** Adds a favourite. A visitor signs in first; the action is then completed. */
export function FavoriteButton({ type, id, removeQuestion }: FavoriteButtonProps) {
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
    // Other parts of the page may change the favourite too, so the server's state wins in the end.
    void forget('user/favorite').then(change.reset);
    void forget('user/getMyFavoriteList');
    if (type === 'price') void forget('user/getPriceWatchList'); // removing a favourite also removes its alert
  };
  const toggle = async () => {
    if (status !== 'member') {
      // The login may unmount this component, so the request does not go through its mutation.
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
}

/** The API caller has already shown the message. */
const ignore = () => undefined;
