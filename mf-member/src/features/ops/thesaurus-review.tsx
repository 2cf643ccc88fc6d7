import type { ThesaurusItem } from '@bee/contracts/resource/thesaurus';
import { type ThesaurusKind, thesaurusKinds } from '@bee/domain/thesaurus';
import type { Column } from '@bee/ui/content';
import { detailOf } from './detail-on-demand.tsx';
import { defineReview } from './review.ts';
import { operatorColumn, timeColumn } from './review-columns.tsx';
import { ThesaurusLead } from './thesaurus-lead.tsx';
import './ops.css';

const columns: Column<ThesaurusItem>[] = [
  { key: 'kind', title: '类型', cell: ({ kind }) => thesaurusKinds[kind] },
  {
    key: 'names',
    title: '别名',
    sortable: true,
    width: 280,
    cell: ({ synonyms }) => <span className="member-ops-cut">{synonyms.join('、') || '—'}</span>,
    hint: ({ synonyms }) => synonyms.join('、'),
  },
  { key: 'broader', title: '属于', cell: ({ broader }) => broader.join('、') || '—' },
  { key: 'unlike', title: '不是', cell: ({ unlike }) => unlike.join('、') || '—' },
  timeColumn('changed_at', '修改时间'),
  operatorColumn('changed_by', '修改人'),
];

export const thesaurusReview = defineReview<ThesaurusItem, never, ThesaurusKind>({
  tab: 'thesaurus',
  operation: 'ops/getThesaurus',
  title: '别名',
  noun: '词条',
  statuses: {},
  kinds: thesaurusKinds,
  search: { label: '在别名中查找', placeholder: '查找名称或别名' },
  hint: '同一事物的不同叫法写在这里，搜索、提示与回答都会用到。',
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  nameTitle: '名称',
  columns,
  detail: detailOf(async () => (await import('./thesaurus-detail.tsx')).ThesaurusDetail),
  Lead: ThesaurusLead,
});
