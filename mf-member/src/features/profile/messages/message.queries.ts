import type { Message } from '@bee/contracts/resource/message';
import { confirm, toast, useApiMutation, useApiQuery, useInvalidate, useSession } from '@bee/platform';
import { MESSAGES_PER_PAGE, type MessageState, messageQuery } from './message-query.ts';

/** Always refetched: the site sends messages at any time. */
export const useMessages = (state: MessageState) =>
  useApiQuery(
    'user/getMessageList',
    { ...messageQuery.request(state), limit: MESSAGES_PER_PAGE },
    { keepPrevious: true, raw: true, staleTime: 0 },
  );

/** Updates the unread dot in the header. */
const useAfterwards = () => {
  const forgetAnswers = useInvalidate();
  const { countMessages } = useSession();
  return () => Promise.all([forgetAnswers('user/getMessageList'), countMessages()]);
};

export const useReadMessages = () => {
  const read = useApiMutation('user/readMessage');
  const afterwards = useAfterwards();
  /** Marks all messages without an id. */
  const mark = async (id?: string) => {
    try {
      await read.mutateAsync(id === undefined ? {} : { id });
    } catch {
      return; // the caller shows the error
    }
    if (id === undefined) toast.success('全部消息已标为已读');
    await afterwards();
  };
  return { mark, marking: read.isPending ? String(read.variables?.id ?? 'all') : undefined };
};

/** Asks for confirmation; resolves to whether it was deleted. */
export const useDeleteMessage = () => {
  const drop = useApiMutation('user/deleteMessage');
  const afterwards = useAfterwards();
  const remove = async ({ id, title }: Message) => {
    const content = `删除“${title}”？删除后不能恢复。`;
    if (!(await confirm({ title: '删除消息', content, confirmText: '删除', cancelText: '保留' }))) return false;
    try {
      await drop.mutateAsync({ id });
    } catch {
      return false; // the caller shows the error
    }
    toast.success('消息已删除');
    await afterwards();
    return true;
  };
  return { remove, removing: drop.isPending ? drop.variables?.id : undefined };
};
