import { commentSaid } from '@bee/domain/comment';
import type { Deps } from '../../../deps.ts';
import { createReadingMemory } from '../../../http/reading-memory.ts';
import { EnvelopeExtras, type Route, route } from '../../../http/route.ts';
import { uidOf } from '../../../http/viewer.ts';
import { countFirstReadings } from '../../../limits/first-reading.ts';
import { addComment } from '../comment/service/add-comment.ts';
import { listThreads, nextReplies } from '../comment/service/comment.service.ts';
import { deleteComment, deleteComments } from '../comment/service/delete-comment.ts';
import { likeComment } from '../comment/service/like-comment.ts';
import { reportComment } from '../comment/service/report-comment.ts';
import { reviewComment } from '../comment/service/review.service.ts';
import { listOwnComments } from '../comment/store/own-comments.ts';
import { listReviews } from '../comment/store/review.repository.ts';
import { readEntry, readEntryOfDay } from '../service/read-entry.ts';
import { countReading, listHotEntries, readTree } from '../store/baike.repository.ts';
import { listEntries } from '../store/list-entries.ts';

export const baikeRoutes = ({ db }: Deps): Route[] => {
  const memory = createReadingMemory();
  return [
    route('baike/getBaikeTree', () => readTree(db)),
    route('baike/hotBaike', ({ limit }) => listHotEntries(db, limit)),
    route('baike/hotBaikeContent', (_request, { today }) => readEntryOfDay(db, today)),
    route('baike/getBaikeLists', (request) => listEntries(db, request)),
    route('baike/getBaikeContent', async ({ id, seen }, { viewer, ip, now, today }) => {
      const entry = await readEntry(db, id, today);
      const reader = viewer ? `member ${viewer.uid}` : ip;
      const isFirst = async () => (await countFirstReadings(db, 'baike', [{ reader, id, now }])).has(id);
      if (seen && memory.isNew(reader, id, now) && (await isFirst())) await countReading(db, id);
      return entry;
    }),
    route('baike/commentLists', (request, context) => listThreads(db, request, context)),
    route('baike/getNextComment', (request, context) => nextReplies(db, request, context)),
    route('baike/AddComment', async (request, context) => {
      const added = await addComment(db, request, context);
      return new EnvelopeExtras(added, { msg: commentSaid(added.status) });
    }),
    route('baike/delComment', ({ id }, context) => deleteComment(db, id, context)),
    route('baike/likeComment', (request, context) => likeComment(db, request, context)),
    route('baike/reportComment', async (request, context) => {
      const reported = await reportComment(db, request, context);
      return new EnvelopeExtras(reported, { msg: '已收到举报，我们会尽快核实' });
    }),
    route('baike/getMyBaike', (request, context) => listOwnComments(db, uidOf(context), request)),
    route('baike/delMyBaike', async ({ ids }, context) => {
      const deleted = await deleteComments(db, ids, context);
      return new EnvelopeExtras({ deleted }, { msg: `已删除 ${deleted} 条` });
    }),
    route('ops/getBaikeCommentList', (request) => listReviews(db, request)),
    route('ops/reviewBaikeComment', (request, context) => reviewComment(db, request, context)),
  ];
};
