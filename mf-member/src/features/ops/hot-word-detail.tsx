import type { HotWord } from '@bee/contracts/resource/search';
import { type HotWordState, hotWordOrigins, hotWordStates } from '@bee/domain/hot-word';
import { href } from '@bee/platform';
import { KeyValueList } from '@bee/ui/content';
import { useHotWordChange } from './hot-word.queries.ts';
import { type DetailProps, handledText } from './review.ts';
import { ReviewActions } from './review-actions.tsx';
import './ops.css';

/** Label of the button of each transition. */
const STEPS: Record<HotWordState, Partial<Record<HotWordState, string>>> = {
  pinned: { shown: '取消置顶', hidden: '隐藏' },
  shown: { pinned: '置顶', hidden: '隐藏' },
  hidden: { shown: '恢复显示', pinned: '恢复并置顶' },
};

export function HotWordDetail({ item, onHandled }: DetailProps<HotWord>) {
  const { set, remove, busy } = useHotWordChange(item, onHandled);
  const actions = [
    ...Object.entries<string>(STEPS[item.status]).map(([status, word]) => ({
      key: status,
      word,
      run: () => set(status as HotWordState),
    })),
    { key: 'remove', word: '删除', kind: 'danger' as const, run: remove },
  ];
  return (
    <div className="member-ops-detail">
      <KeyValueList columns={1} items={factsOf(item)} />
      <p className="member-ops-text">
        <a href={href('search/result', { keyword: item.keyword })}>看看这个词搜到什么</a>
      </p>
      <ReviewActions actions={actions} busy={busy} subject={item.keyword} />
    </div>
  );
}

const factsOf = (word: HotWord) => [
  { label: '状态', value: hotWordStates[word.status] },
  { label: '位置', value: word.position === null ? '不显示' : `第 ${word.position} 位` },
  { label: '近 30 天搜索', value: word.searches, unit: '次' },
  { label: '热度', value: word.heat },
  { label: '来源', value: hotWordOrigins[word.origin] },
  { label: '最近修改', value: handledText(word.changed_by, word.changed_at, '没有修改过') },
];
