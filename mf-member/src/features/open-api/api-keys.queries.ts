import type { DataFor, RequestFor } from '@bee/contracts/operations';
import type { ApiKey } from '@bee/contracts/resource/open-api';
import { confirm, toast, useApiMutation, useApiQuery, useInvalidate } from '@bee/platform';

/** Always refetched: programs call meanwhile. */
export const useApiKeys = () => useApiQuery('openApi/getKeyList', {}, { raw: true, staleTime: 0 });

export const useKeyUse = (id: string | undefined) =>
  useApiQuery('openApi/getUse', id ? { id } : {}, { raw: true, staleTime: 0, keepPrevious: true });

type NewKey = DataFor<'openApi/createKey'>;

/** Each change resolves to null if it was rejected. */
export const useKeyChanges = () => {
  const create = useApiMutation('openApi/createKey');
  const change = useApiMutation('openApi/changeKey');
  const revoke = useApiMutation('openApi/revokeKey');
  const forgetAnswers = useInvalidate();
  const settle = async <Result>(work: Promise<Result>, done: string): Promise<Result | null> => {
    try {
      const result = await work;
      toast.success(done);
      return result;
    } catch {
      return null; // the caller shows the error; the list shows the actual state
    } finally {
      await forgetAnswers('openApi/getKeyList');
    }
  };
  const drop = async ({ id, name }: ApiKey) => {
    const content = `吊销后“${name}”立即失效，用它的程序会收到 401，不能恢复。用量记录仍会保留。`;
    if (await confirm({ title: '吊销密钥', content, confirmText: '吊销' }))
      await settle(revoke.mutateAsync({ id }), `密钥“${name}”已吊销`);
  };
  return {
    create: (key: RequestFor<'openApi/createKey'>): Promise<NewKey | null> =>
      settle(create.mutateAsync(key), `密钥“${key.name}”已新建`),
    change: (key: RequestFor<'openApi/changeKey'>) => settle(change.mutateAsync(key), `密钥“${key.name}”已修改`),
    drop,
    busy: create.isPending || change.isPending,
    refusal: create.error ?? change.error,
    revoking: revoke.isPending ? revoke.variables?.id : undefined,
  };
};
