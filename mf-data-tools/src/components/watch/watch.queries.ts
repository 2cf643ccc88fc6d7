import type { RequestFor } from '@bee/contracts/operations';
import { confirm, toast, useApi, useApiMutation, useApiQuery, useInvalidate, useSession } from '@bee/platform';
import { useBusy } from '../../lib/use-busy.ts';

/** Always refetched: prices arrive, and other pages change alerts. */
export const useWatchList = (request: RequestFor<'user/getPriceWatchList'>) => {
  const { status } = useSession();
  return useApiQuery('user/getPriceWatchList', request, {
    enabled: status === 'member',
    keepPrevious: true,
    raw: true,
    staleTime: 0,
  });
};

const useForgetWatched = () => {
  const forget = useInvalidate();
  return () =>
    Promise.all(
      (['user/getPriceWatchList', 'user/favorite', 'user/getMyFavoriteList'] as const).map((operation) =>
        forget(operation),
      ),
    );
};

/** Resolves to whether the alert was set; the server's message says what it does. */
export const useSetAlert = () => {
  const api = useApi();
  const forget = useForgetWatched();
  const { busy, run } = useBusy();
  const set = async (request: RequestFor<'user/setPriceAlert'>): Promise<boolean> => {
    const done = await run(async () => toast.success((await api.envelope('user/setPriceAlert', request)).msg));
    if (done) void forget();
    return done;
  };
  return { set, busy };
};

/** A change after a confirmation; `run` resolves to whether it was made. */
const useConfirmedChange = <Id extends 'user/removePriceAlert' | 'user/favorite'>(operation: Id) => {
  const change = useApiMutation(operation);
  const forget = useForgetWatched();
  const run = async (request: RequestFor<Id>, title: string, content: string, confirmText: string, done: string) => {
    if (!(await confirm({ title, content, confirmText, cancelText: '保留' }))) return false;
    try {
      await change.mutateAsync(request);
    } catch {
      return false; // the caller shows the error
    }
    toast.success(done);
    await forget();
    return true;
  };
  return { run, changing: change.isPending ? change.variables?.id : undefined };
};

export const useRemoveAlert = () => {
  const { run, changing } = useConfirmedChange('user/removePriceAlert');
  const remove = (id: string, name: string) =>
    run({ id }, '删除预警', `不再提醒“${name}”的价格？收藏会保留。`, '删除', '预警已删除');
  return { remove, removing: changing };
};

export const useUnwatch = () => {
  const { run, changing } = useConfirmedChange('user/favorite');
  const unwatch = (id: string, name: string, hasAlert: boolean) => {
    const content = `不再收藏“${name}”${hasAlert ? '？它的预警会一起删除。' : '？'}`;
    return run({ type: 'price', id, action: 'remove' }, '取消收藏', content, '取消收藏', '已取消收藏');
  };
  return { unwatch, leaving: changing };
};
