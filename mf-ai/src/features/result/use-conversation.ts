import type { AiContext, AiMode } from '@bee/contracts/resource/ai';
import { ApiError, href, navigate, useInvalidate, usePlatform } from '@bee/platform';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isTooLong } from '../../lib/question-length.ts';
import { streamAnswer } from './answer-stream.ts';
import { createConversation } from './conversation.ts';
import type { ResultData } from './result.page.tsx';

/** What the address requests. */
export type Opening = { question: string; mode: AiMode; context: AiContext | null };

const PAGE_KEY = ['page', 'ai/result'];
const NOT_FOUND = 404;

/** The conversation of the address; a question in the address is sent at once in a new chat. */
export const useConversation = (data: ResultData, opening: Opening) => {
  const { api, sessionStore, queryClient } = usePlatform();
  const forget = useInvalidate();
  const [isGone, setGone] = useState(false);
  const { chatId, messages } = data;
  const open = () =>
    createConversation(chatId, messages, {
      api,
      stream: streamAnswer,
      token: () => sessionStore.getState().token,
      onStarted: () => {
        // The address is set only now: reloading earlier would request a chat that the server does not have.
        const own = href('ai/result', { chatId });
        if (window.location.pathname !== own) navigate(own, { replace: true });
        void forget('a_i/getHistoryLists');
      },
      onEnded: () => {
        void forget('a_i/getHistoryLists');
        void forget('a_i/getChatId');
        if (isStored()) void checkThere();
      },
    });
  /** A rejected first question is not stored on the server. */
  const isStored = () => messages.length > 0 || conversation.turns().some(({ taskId }) => taskId !== null);
  /** Another tab may have deleted the chat: its text stays visible, but no question can be added. */
  const checkThere = () =>
    api('a_i/getHistoryDetail', { chat_id: chatId }, { raw: true }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === NOT_FOUND) setGone(true);
    });
  const [conversation] = useState(open);

  useEffect(() => {
    conversation.resume();
    return () => {
      conversation.leave();
      // The next new chat gets its own id, and this chat is loaded again when it is opened.
      const drop = (id: string) =>
        queryClient.removeQueries({ queryKey: [...PAGE_KEY, { chatId: id }], type: 'inactive' });
      setTimeout(() => [chatId, 'new'].forEach(drop));
    };
  }, [conversation, chatId, queryClient]);
  const { question, mode, context } = opening;
  useEffect(() => {
    if (!question || isTooLong(question) || conversation.turns().length > 0) return;
    conversation.ask({ question, mode, context });
  }, [conversation, question, mode, context]);

  const turns = useSyncExternalStore(conversation.subscribe, conversation.turns, conversation.turns);
  return { conversation, turns, isGone };
};
