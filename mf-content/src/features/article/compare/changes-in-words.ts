import type { Comparison } from '../article-data.ts';

/** “改动 12 处”, with the kinds of changes and what does not count as a change. */
export const changesInWords = (counts: Comparison['counts']) => {
  const { added, removed, changed, renumbered, same } = counts;
  const total = added + removed + changed;
  const kinds = [
    changed > 0 && `修改 ${changed} 段`,
    added > 0 && `新增 ${added} 段`,
    removed > 0 && `删除 ${removed} 段`,
  ].filter(Boolean);
  const note = [renumbered > 0 && `${renumbered} 段只有序号变化`, same > 0 && `${same} 段未改动`].filter(Boolean);
  return {
    sum: total > 0 ? `改动 ${total} 处` : '没有改动',
    kinds: kinds.join('、'),
    note: note.length > 0 ? `另有 ${note.join('、')}` : '',
  };
};
