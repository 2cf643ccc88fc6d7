import type { Favorite } from '@bee/contracts/resource/user';
import { confirm, toast, useApiMutation, useApiQuery, useInvalidate } from '@bee/platform';
import { type FavoriteState, favoriteRequest } from './favorite-query.ts';

/** Keeps the current page until the next one has loaded. Always refetched: favourites change on other pages. */
export const useFavorites = (state: FavoriteState) =>
  useApiQuery('user/getMyFavoriteList', favoriteRequest(state), { keepPrevious: true, raw: true, staleTime: 0 });

/** Asks for confirmation; `remove` resolves to whether it was removed. */
export const useRemoveFavorite = () => {
  const change = useApiMutation('user/favorite');
  const forgetAnswers = useInvalidate();
  const remove = async ({ type, target_id: id, title }: Favorite) => {
    const sure = await confirm({
      title: '取消收藏',
      content: `不再收藏“${title}”？`,
      confirmText: '取消收藏',
      cancelText: '保留',
    });
    if (!sure) return false;
    try {
      await change.mutateAsync({ type, id, action: 'remove' });
    } catch {
      return false; // the caller shows the error
    }
    toast.success('已取消收藏');
    await Promise.all([forgetAnswers('user/getMyFavoriteList'), forgetAnswers('user/favorite')]);
    return true;
  };
  return { remove, removing: change.isPending ? change.variables?.id : undefined };
};

/** Removes the favourites of `ids`, or all with a deleted source. Resolves to whether they were removed. */
export const useRemoveFavorites = () => {
  const change = useApiMutation('user/removeFavorites');
  const forgetAnswers = useInvalidate();
  const remove = async (what: { ids: string[] } | { invalid: true }, count: number) => {
    const content = 'ids' in what ? `不再收藏选中的 ${count} 条？` : `不再收藏 ${count} 条来源已下线的内容？`;
    if (!(await confirm({ title: '取消收藏', content, confirmText: '取消收藏', cancelText: '保留' }))) return false;
    try {
      const { removed } = await change.mutateAsync(what);
      toast.success(`已取消 ${removed} 条收藏`);
    } catch {
      return false; // the caller shows the error
    }
    await Promise.all([forgetAnswers('user/getMyFavoriteList'), forgetAnswers('user/favorite')]);
    return true;
  };
  return { remove, removing: change.isPending };
};
