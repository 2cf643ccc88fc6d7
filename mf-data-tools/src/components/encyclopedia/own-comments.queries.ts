import type { CommentKind, OwnComment } from '@bee/contracts/resource/baike';
import { confirm, toast, useApi, useApiQuery, useInvalidate } from '@bee/platform';
import { useBusy } from '../../lib/use-busy.ts';

const LIST = 'baike/getMyBaike';
export const OWN_PER_PAGE = 20;

/** Always refetched: reviews and replies change the list. */
export const useOwnComments = ({ kind, page }: { kind: CommentKind | undefined; page: number }) =>
  useApiQuery(
    LIST,
    { page, limit: OWN_PER_PAGE, ...(kind && { kind }) },
    { keepPrevious: true, raw: true, staleTime: 0 },
  );

/** Asks for confirmation. Resolves to whether the comments were removed; the list is refetched in both cases. */
export const useRemoveOwn = () => {
  const api = useApi();
  const forget = useInvalidate();
  const { busy, run } = useBusy();
  const remove = async (some: readonly OwnComment[]): Promise<boolean> => {
    const answered = some.filter(({ reply_count }) => reply_count > 0).length;
    const content = [
      some.length === 1 ? '删除这条内容？删除后不能恢复。' : `删除所选的 ${some.length} 条内容？删除后不能恢复。`,
      answered > 0 ? '有回复的会在原处显示“该评论已删除”，别人的回复保留。' : '',
    ].join('');
    if (!(await confirm({ title: '删除', content, confirmText: '删除' }))) return false;
    const done = await run(async () => {
      const { deleted } = await api('baike/delMyBaike', { ids: some.map(({ id }) => id) });
      toast.success(`已删除 ${deleted} 条`);
    });
    await forget(LIST);
    return done;
  };
  return { remove, removing: busy };
};
