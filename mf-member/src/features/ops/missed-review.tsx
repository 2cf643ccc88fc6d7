import type { MissedKind, MissedWord } from '@bee/contracts/resource/thesaurus';
import { missedKinds } from '@bee/domain/missed-word';
import type { Column } from '@bee/ui/content';
import { detailOf } from './detail-on-demand.tsx';
import { defineReview } from './review.ts';
import { timeColumn } from './review-columns.tsx';

const columns: Column<MissedWord>[] = [
  { key: 'kind', title: '类型', cell: ({ kind }) => missedKinds[kind] },
  { key: 'count', title: '近 30 天', sortable: true, unit: '次', numeric: true, cell: ({ count }) => count },
  timeColumn('last_at', '最近一次'),
];

export const missedReview = defineReview<MissedWord, never, MissedKind>({
  tab: 'missed',
  operation: 'ops/getMissedWords',
  title: '没找到的词',
  noun: '没找到的词',
  statuses: {},
  kinds: missedKinds,
  search: { label: '在没找到的词中查找', placeholder: '查找词或问题' },
  hint: '近 30 天里没有搜到的词、没有答上或不满意的问题会出现在这里，不记是谁问的。',
  keyOf: ({ kind, word }) => `${kind} ${word}`,
  nameOf: ({ word }) => word,
  nameTitle: '词或问题',
  columns,
  openWord: '添加名称',
  detail: detailOf(async () => (await import('./missed-detail.tsx')).MissedDetail),
});
