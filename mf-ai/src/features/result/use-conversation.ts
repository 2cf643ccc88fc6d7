import type { AiMode } from '@bee/contracts/resource/ai';
import { href, navigate, useForgetAnswers, usePlatform } from '@bee/platform';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { streamAnswer } from './answer-stream.ts';
import { createConversation } from './conversation.ts';
import type { ResultData } from './result.page.tsx';

const PAGE_KEY = ['page', 'ai/result'];

/** The conversation of the address; a question of the address is asked at once in a new chat. */
export const useConversation = (data: ResultData, { question, mode }: { question: string; mode: AiMode }) => {
  const { api, sessionStore, queryClient } = usePlatform();
  const forget = useForgetAnswers();
  const { chatId, messages } = data;
  const open = () =>
    createConversation(chatId, messages, {
      api,
      stream: streamAnswer,
      token: () => sessionStore.getState().token,
      onStarted: () => {
        // Its address is known only now: a reload before would ask the server for a chat that it does not have.
        const own = href('ai/result', { chatId });
        if (window.location.pathname !== own) navigate(own, { replace: true });
        void forget('a_i/getHistoryLists');
      },
      onEnded: () => {
        // The next new chat gets an id of its own, and this one is read anew when somebody comes back.
        queryClient.removeQueries({ queryKey: [...PAGE_KEY, { chatId: 'new' }], type: 'inactive' });
        void queryClient.invalidateQueries({ queryKey: [...PAGE_KEY, { chatId }] });
        void forget('a_i/getHistoryLists');
        void forget('a_i/getChatId');
      },
    });
  const [conversation, setConversation] = useState(open);
  if (conversation.chatId !== chatId) setConversation(open());

  useEffect(() => {
    conversation.resume();
    return conversation.leave;
  }, [conversation]);
  useEffect(() => {
    if (question && conversation.turns().length === 0) conversation.ask(question, mode);
  }, [conversation, question, mode]);

  const turns = useSyncExternalStore(conversation.subscribe, conversation.turns, conversation.turns);
  return { conversation, turns };
};
