import type { HotWord } from '@bee/contracts/resource/search';
import { formatInstant } from '@bee/domain/format';
import { type HotWordState, hotWordOrigins, hotWordStates } from '@bee/domain/hot-word';
import { href } from '@bee/platform';
import { Button, KeyValueList } from '@bee/ui/content';
import { useHotWordChange } from './hot-word.queries.ts';
import type { DetailProps } from './review.ts';
import './ops.css';

/** Label of the button of each transition. */
const STEPS: Record<HotWordState, Partial<Record<HotWordState, string>>> = {
  pinned: { shown: '取消置顶', hidden: '隐藏' },
  shown: { pinned: '置顶', hidden: '隐藏' },
  hidden: { shown: '恢复显示', pinned: '恢复并置顶' },
};

export const HotWordDetail = ({ item, onHandled }: DetailProps<HotWord>) => {
  const { set, remove, busy } = useHotWordChange(item);
  const finish = async (changed: Promise<boolean>) => {
    if (await changed) onHandled();
  };
  return (
    <div className="member-ops-detail">
      <KeyValueList columns={1} items={factsOf(item)} />
      <p className="member-ops-text">
        <a href={href('search/result', { keyword: item.keyword })}>看看这个词搜到什么</a>
      </p>
      <div className="member-ops-actions">
        {Object.entries<string>(STEPS[item.status]).map(([status, word]) => (
          <Button
            key={status}
            loading={busy}
            onClick={() => void finish(set(status as HotWordState))}
            aria-label={`${word}：${item.keyword}`}
          >
            {word}
          </Button>
        ))}
        <Button kind="danger" loading={busy} onClick={() => void finish(remove())} aria-label={`删除：${item.keyword}`}>
          删除
        </Button>
      </div>
    </div>
  );
};

const factsOf = (word: HotWord) => [
  { label: '状态', value: hotWordStates[word.status] },
  { label: '位置', value: word.position === null ? '不显示' : `第 ${word.position} 位` },
  { label: '近 30 天搜索', value: word.searches, unit: '次' },
  { label: '热度', value: word.heat },
  { label: '来源', value: hotWordOrigins[word.origin] },
  {
    label: '最近修改',
    value: word.changed_at ? `${word.changed_by || '运营人员'} 于 ${formatInstant(word.changed_at)}` : '没有修改过',
  },
];
