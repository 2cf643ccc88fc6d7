import type { DataFor, RequestFor } from '@bee/contracts/operations';
import type { Favorite } from '@bee/contracts/resource/user';
import { confirm, toast, useApiMutation, useApiQuery, useInvalidate } from '@bee/platform';
import { type FavoriteState, favoriteRequest } from './favorite-query.ts';

/** Keeps the current page until the next one has loaded. Always refetched: favourites change on other pages. */
export const useFavorites = (state: FavoriteState) =>
  useApiQuery('user/getMyFavoriteList', favoriteRequest(state), { keepPrevious: true, raw: true, staleTime: 0 });

/** A removal after a confirmation; `run` resolves to whether it was done, `done` says it. */
const useConfirmedRemoval = <Id extends 'user/favorite' | 'user/removeFavorites'>(operation: Id) => {
  const change = useApiMutation(operation);
  const forgetAnswers = useInvalidate();
  const run = async (request: RequestFor<Id>, content: string, done: (answer: DataFor<Id>) => string) => {
    if (!(await confirm({ title: '取消收藏', content, confirmText: '取消收藏', cancelText: '保留' }))) return false;
    try {
      toast.success(done(await change.mutateAsync(request)));
    } catch {
      return false; // the caller shows the error
    }
    await Promise.all([forgetAnswers('user/getMyFavoriteList'), forgetAnswers('user/favorite')]);
    return true;
  };
  return { change, run };
};

export const useRemoveFavorite = () => {
  const { change, run } = useConfirmedRemoval('user/favorite');
  const remove = ({ type, target_id: id, title }: Favorite) =>
    run({ type, id, action: 'remove' }, `不再收藏“${title}”？`, () => '已取消收藏');
  return { remove, removing: change.isPending ? change.variables?.id : undefined };
};

/** Removes the favourites of `ids`, or all with a deleted source. */
export const useRemoveFavorites = () => {
  const { change, run } = useConfirmedRemoval('user/removeFavorites');
  const remove = (what: { ids: string[] } | { invalid: true }, count: number) =>
    run(
      what,
      'ids' in what ? `不再收藏选中的 ${count} 条？` : `不再收藏 ${count} 条来源已下线的内容？`,
      ({ removed }) => `已取消 ${removed} 条收藏`,
    );
  return { remove, removing: change.isPending };
};
