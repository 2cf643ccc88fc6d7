import { type SupplyAction, type SupplyState, supplyStates } from '@bee/domain/supply';
import { confirm, toast, useApi, useApiQuery, useInvalidate, useSession } from '@bee/platform';
import { useBusy } from '../../../lib/use-busy.ts';

const LIST = 'vegetable/getSupplyDemandList';
export const OWN_PER_PAGE = 20;

/** Always refetched: operators and expiry change the list. */
export const useOwnPostings = ({ status, page }: { status?: SupplyState; page: number }) => {
  const session = useSession();
  return useApiQuery(
    LIST,
    { mine: 1, status, page, limit: OWN_PER_PAGE },
    { enabled: session.status === 'member', keepPrevious: true, raw: true, staleTime: 0 },
  );
};

type Question = { title: string; content: (title: string) => string };

/** Confirmation before actions that cannot be undone. */
const QUESTIONS: Partial<Record<SupplyAction, Question>> = {
  done: { title: '标为已成交', content: (title) => `“${title}”成交后不再展示，也不能恢复。确认已经成交？` },
  close: {
    title: '关闭',
    content: (title) => `关闭“${title}”？关闭后不再展示，也不能恢复；只是暂时不卖请用“暂停展示”。`,
  },
  delete: { title: '删除', content: (title) => `删除“${title}”？内容和图片记录一并删除，不能恢复。` },
};

/** Resolves when the change succeeded or failed; the list is refetched in both cases. */
export const useStatusChange = () => {
  const api = useApi();
  const forget = useInvalidate();
  const { busy, run } = useBusy();
  const change = async (posting: { id: string; title: string }, action: SupplyAction): Promise<void> => {
    const question = QUESTIONS[action];
    if (
      question &&
      !(await confirm({ title: question.title, content: question.content(posting.title), confirmText: question.title }))
    )
      return;
    await run(async () => {
      const { status } = await api('vegetable/supplyDemandStatusChange', { id: posting.id, action });
      toast.success(status === 'deleted' ? '已删除' : `现在是“${supplyStates[status]}”`);
    });
    await forget(LIST);
  };
  return { change, busy };
};
