import type { AnswerEvent } from '@bee/contracts/resource/ai';
import { emptyAnswer, takeEvent } from '@bee/domain/answer';
import type { Db } from '../db/schema.ts';
import type { Turn } from '../modules/assistant/model/answer/answer-writer.ts';
import { answerQuestion } from '../modules/assistant/service/answer/answer-question.ts';
import { extractiveWriter } from '../modules/assistant/service/answer/extractive-writer.ts';
import { newChatId } from '../modules/assistant/service/chat-owner.ts';
import { exampleQuestions } from '../modules/assistant/store/answer/example-questions.ts';
import { insertChat } from '../modules/assistant/store/chat.repository.ts';
import { insertMessage, saveProgress } from '../modules/assistant/store/message.repository.ts';
import { answerTools } from '../modules.ts';
import { DEMO_VIP } from './members.ts';

const TITLE = '行情与政策示例';

/**
 * One finished conversation of the demonstration VIP. Its answers are those that the platform gives to these questions
 * over the sample data, so it is loaded after prices and texts.
 */
export const loadSampleChats = async (db: Db, { today }: { today: string }): Promise<void> => {
  const member = await db.selectFrom('member').select('uid').where('mobile', '=', DEMO_VIP).executeTakeFirst();
  if (!member) return;
  const owner = { uid: member.uid, visitor: null };
  const now = new Date(`${today}T00:00:00+08:00`);
  await db.deleteFrom('ai_chat').where('uid', '=', member.uid).where('title', '=', TITLE).execute();
  const examples = await exampleQuestions(db, answerTools, today);
  const questions = [/多少钱/, /^《/].flatMap((kind) => examples.find((question) => kind.test(question)) ?? []);
  if (questions.length === 0) return;
  const chatId = newChatId();
  await insertChat(db, { id: chatId, owner, title: TITLE, now });
  const earlier: Turn[] = [];
  for (const [index, question] of questions.entries()) {
    const key = { chatId, messageId: `sample${index + 1}` };
    await insertMessage(
      db,
      { ...key, taskId: key.messageId, versionOf: null, question, mode: 'general', context: null },
      now,
    );
    const answer = await answerNow(db, question, earlier, today);
    await saveProgress(db, key, { answer, before: emptyAnswer, events: [] }, now);
    earlier.push({ question, text: answer.text });
  }
};

const answerNow = async (db: Db, question: string, earlier: Turn[], today: string) => {
  let answer = emptyAnswer;
  const parts = answerQuestion(
    { db, tools: answerTools, write: extractiveWriter(0) },
    { question, mode: 'general', context: null, earlier, today },
    new AbortController().signal,
  );
  for await (const part of parts) answer = takeEvent(answer, { ...part, seq: answer.seq + 1 } as AnswerEvent);
  return { ...answer, status: 'completed' as const };
};
