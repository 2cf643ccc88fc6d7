import type { HotWord } from '@bee/contracts/resource/search';
import { formatInstant } from '@bee/domain/format';
import { type HotWordState, hotWordOrigins, hotWordStates } from '@bee/domain/hot-word';
import { type Column, Tag } from '@bee/ui/content';
import { useHotWordList } from './hot-word.queries.ts';
import { HotWordDetail } from './hot-word-detail.tsx';
import { HotWordForm } from './hot-word-form.tsx';
import type { Review } from './review.ts';
import { ReviewList } from './review-list.tsx';

const TONES = { pinned: 'honey', shown: 'green', hidden: 'grey' } as const;

const columns: Column<HotWord>[] = [
  { key: 'position', title: '位置', numeric: true, cell: ({ position }) => position ?? '—' },
  { key: 'status', title: '状态', cell: ({ status }) => <Tag type={TONES[status]}>{hotWordStates[status]}</Tag> },
  { key: 'searches', title: '近 30 天搜索', unit: '次', numeric: true, cell: ({ searches }) => searches },
  { key: 'heat', title: '热度', numeric: true, cell: ({ heat }) => heat },
  { key: 'origin', title: '来源', cell: ({ origin }) => hotWordOrigins[origin] },
  {
    key: 'changed_at',
    title: '修改时间',
    cell: ({ changed_at }) => (changed_at ? <time dateTime={changed_at}>{formatInstant(changed_at)}</time> : '—'),
  },
  { key: 'changed_by', title: '修改人', cell: ({ changed_by }) => changed_by || '—' },
];

const review: Review<HotWord, HotWordState> = {
  tab: 'hot-word',
  title: '热门搜索词',
  noun: '搜索词',
  statuses: hotWordStates,
  search: { label: '在热门搜索词中查找', placeholder: '查找搜索词' },
  hint: '同一个词有 3 人以上搜索后自动出现在这里，也可以在上方添加。',
  keyOf: ({ keyword }) => keyword,
  nameOf: ({ keyword }) => keyword,
  nameTitle: '搜索词',
  columns,
  Detail: HotWordDetail,
  useList: useHotWordList,
};

export const HotWordList = () => (
  <>
    <HotWordForm />
    <ReviewList review={review} />
  </>
);
