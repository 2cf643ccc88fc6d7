import type { RequestFor } from '@bee/contracts/operations';
import { confirm, toast, useApi, useApiMutation, useApiQuery, useInvalidate, useSession } from '@bee/platform';
import { useBusy } from '../use-busy.ts';

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

/** Asks for confirmation. */
export const useRemoveAlert = () => {
  const drop = useApiMutation('user/removePriceAlert');
  const forget = useForgetWatched();
  const remove = async (id: string, name: string): Promise<boolean> => {
    const content = `不再提醒“${name}”的价格？收藏会保留。`;
    if (!(await confirm({ title: '删除预警', content, confirmText: '删除', cancelText: '保留' }))) return false;
    try {
      await drop.mutateAsync({ id });
    } catch {
      return false; // the caller shows the error
    }
    toast.success('预警已删除');
    await forget();
    return true;
  };
  return { remove, removing: drop.isPending ? drop.variables?.id : undefined };
};

/** Asks for confirmation, because the alert is removed as well. */
export const useUnwatch = () => {
  const change = useApiMutation('user/favorite');
  const forget = useForgetWatched();
  const unwatch = async (id: string, name: string, hasAlert: boolean): Promise<boolean> => {
    const content = `不再收藏“${name}”${hasAlert ? '？它的预警会一起删除。' : '？'}`;
    if (!(await confirm({ title: '取消收藏', content, confirmText: '取消收藏', cancelText: '保留' }))) return false;
    try {
      await change.mutateAsync({ type: 'price', id, action: 'remove' });
    } catch {
      return false; // the caller shows the error
    }
    toast.success('已取消收藏');
    await forget();
    return true;
  };
  return { unwatch, leaving: change.isPending ? change.variables?.id : undefined };
};
