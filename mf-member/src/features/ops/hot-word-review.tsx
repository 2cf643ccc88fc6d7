import type { HotWord } from '@bee/contracts/resource/search';
import { type HotWordState, hotWordOrigins, hotWordStates } from '@bee/domain/hot-word';
import { type LazyComponent, useLazyComponent } from '@bee/platform';
import { Card, type Column, SkeletonRows } from '@bee/ui/content';
import { detailOf } from './detail-on-demand.tsx';
import { defineReview } from './review.ts';
import { operatorColumn, statusColumn, timeColumn } from './review-columns.tsx';
import './ops.css';

const form: LazyComponent<object> = {
  styles: ['core', 'fields'],
  load: async () => (await import('./hot-word-form.tsx')).HotWordForm,
};

/** The form above the hot words; none of the other lists needs it. */
function HotWordLead() {
  const HotWordForm = useLazyComponent(true, form);
  return (
    <Card className="member-ops-add">{HotWordForm ? <HotWordForm /> : <SkeletonRows rows={1} height={44} />}</Card>
  );
}

const TONES = { pinned: 'honey', shown: 'green', hidden: 'grey' } as const;

const columns: Column<HotWord>[] = [
  { key: 'position', title: '位置', sortable: true, numeric: true, cell: ({ position }) => position ?? '—' },
  statusColumn(hotWordStates, TONES),
  {
    key: 'searches',
    title: '近 30 天搜索',
    sortable: true,
    unit: '次',
    numeric: true,
    cell: ({ searches }) => searches,
  },
  { key: 'heat', title: '热度', sortable: true, numeric: true, cell: ({ heat }) => heat },
  { key: 'origin', title: '来源', cell: ({ origin }) => hotWordOrigins[origin] },
  timeColumn('changed_at', '修改时间'),
  operatorColumn('changed_by', '修改人'),
];

export const hotWordReview = defineReview<HotWord, HotWordState>({
  tab: 'hot-word',
  operation: 'ops/getHotKeywords',
  title: '热门搜索词',
  noun: '搜索词',
  statuses: hotWordStates,
  search: { label: '在热门搜索词中查找', placeholder: '查找搜索词' },
  hint: '同一个词有 3 人以上搜索后自动出现在这里，也可以在上方添加。',
  keyOf: ({ keyword }) => keyword,
  nameOf: ({ keyword }) => keyword,
  nameTitle: '搜索词',
  columns,
  detail: detailOf(async () => (await import('./hot-word-detail.tsx')).HotWordDetail),
  Lead: HotWordLead,
});
