import type { AnswerEvent } from '@bee/contracts/resource/ai';
import type { AnswerTool } from '../../../answering/answer-tool.ts';
import type { Deps } from '../../../deps.ts';
import { type CallContext, type Route, route, type StreamEvent } from '../../../http/route.ts';
import type { RunningApi } from '../../../http/running-api.ts';
import { openAiEmbeddings } from '../../../providers/embedding/openai-embeddings.ts';
import { openAiCompatible } from '../../../providers/language-model/openai-compatible.ts';
import { rerankByMeaning } from '../../search/index.ts';
import type { WriteAnswer } from '../model/answer/answer-writer.ts';
import { modelWriter } from '../model/answer/model-writer.ts';
import { extractiveWriter } from '../service/answer/extractive-writer.ts';
import { type Caller, createAskService } from '../service/ask.service.ts';
import { newChatId, ownerOf, rememberedOwnerOf } from '../service/chat-owner.ts';
import { changeChat, readChat, readReferences } from '../service/history.service.ts';
import { readQuota } from '../store/ai-quota.ts';
import { exampleQuestions } from '../store/answer/example-questions.ts';
import { findChat, listChats } from '../store/chat.repository.ts';

/** @param tools how the domains answer from their tables */
export const aiRoutes =
  (tools: readonly AnswerTool[]) =>
  ({ db, clock, settings, outgoing }: Deps, api: RunningApi): Route[] => {
    const extracts = extractiveWriter();
    const write: WriteAnswer = settings.model
      ? modelWriter(openAiCompatible(settings.model, outgoing), {
          limits: settings.model.limits,
          instead: extracts,
          report: (error) => api.log.warn({ err: error }, 'the language model does not work'),
        })
      : extracts;
    const rerank =
      settings.embedding &&
      rerankByMeaning({
        db,
        clock,
        model: openAiEmbeddings(settings.embedding, outgoing),
        report: (error) => api.log.warn({ err: error }, 'passages are ranked without embeddings'),
      });
    const report = (error: unknown) => api.log.error({ err: error }, 'answers are not looked after');
    const service = createAskService({ db, clock, tools, write, rerank: rerank ?? undefined, report });
    // Runs before the port closes, so that readers receive the terminal events of their answers.
    api.beforeClose(() => service.close());
    const callerOf = (context: CallContext): Caller => ({
      owner: rememberedOwnerOf(context, settings.publicUrl),
      viewer: context.viewer,
      ip: context.ip,
      now: context.now,
      signal: context.signal,
      log: context.log,
    });

    return [
      route('a_i/getChatId', async (_input, context) => ({
        chat_id: newChatId(),
        quota: await readQuota(db, callerOf(context)),
        examples: await exampleQuestions(db, tools, context.today),
      })),
      route('a_i/getAnswer', (input, context) => onTheWire(service.ask(input, callerOf(context)))),
      route('a_i/stopCurl', async (input, context) => ({
        status: 'stopped',
        kept_chars: await service.stop(input, ownerOf(context)),
      })),
      route('a_i/getReference', (input, context) => readReferences(db, input, ownerOf(context))),
      route('a_i/getHistoryLists', (input, context) => listChats(db, ownerOf(context), input)),
      route('a_i/getHistoryDetail', (input, context) => readChat(db, input, ownerOf(context), context.now)),
      route('a_i/hasChat', async ({ chat_id }) => ({ exists: (await findChat(db, chat_id)) !== undefined })),
      route('a_i/saveHistory', (input, context) =>
        changeChat(db, input, ownerOf(context), { now: context.now, abandon: service.abandon }),
      ),
    ];
  };

async function* onTheWire(events: AsyncIterable<AnswerEvent>): AsyncGenerator<StreamEvent> {
  for await (const event of events) yield { event: event.type, id: String(event.seq), data: event };
}
