import { isDeepStrictEqual } from 'node:util';
import type { Canary, ComposedEntry } from '@bee/contracts/composition';
import { allEntries, entryOf, type Running } from './content-edits.ts';

/** How the second composition differs from the first, as one line for the history. */
export const changedLine = (before: Running | null, after: Running): string => {
  const gone = before ? allEntries(before).filter(([name]) => !entryOf(after, name)) : [];
  const parts = [
    ...allEntries(after).flatMap(([name, entry]) => {
      const what = changes(entryOf(before, name), entry);
      return what.length > 0 ? [`${name} ${what.join('，')}`] : [];
    }),
    ...gone.map(([name]) => `${name} 移出组合`),
  ];
  return parts.join('；') || '记下部署所要的版本';
};

/** A remote has at most one canary, so a new canary replaces the running one. */
const insteadOf = (was: Canary | undefined, is: Canary) =>
  was && was.release !== is.release ? `，代替灰度 ${was.release}` : '';

const planOf = ({ percent, steps }: Canary) => {
  const further = steps?.percents.filter((one) => one > percent);
  return further ? `，之后 ${[...further.map((one) => `${one} %`), '转正'].join('、')}` : '';
};

const planChange = (was: Canary['steps'], is: Canary['steps']): string[] => {
  if (isDeepStrictEqual(was, is)) return [];
  if (!is) return ['灰度不再自动扩大'];
  if (is.paused !== was?.paused) return [is.paused ? '灰度暂停扩大' : '灰度继续扩大'];
  return ['改了灰度的步骤'];
};

const changes = (before: ComposedEntry | undefined, after: ComposedEntry): string[] => {
  const was = before?.canary;
  const is = after.canary;
  return [
    ...(before?.active !== after.active ? [before ? `${before.active} → ${after.active}` : after.active] : []),
    ...(is && (is.release !== was?.release || is.percent !== was.percent || is.visitors !== was.visitors)
      ? [`灰度 ${is.release} ${is.percent} %${is.visitors ? '' : '（仅会员）'}${planOf(is)}${insteadOf(was, is)}`]
      : []),
    ...(is && was?.release === is.release && was.percent === is.percent ? planChange(was.steps, is.steps) : []),
    ...(was && !is ? [after.active === was.release ? '灰度转正' : `灰度 ${was.release} 结束`] : []),
    ...(after.frozen && after.frozen !== before?.frozen ? [`冻结：${after.frozen}`] : []),
    ...(before?.frozen && !after.frozen ? ['解除冻结'] : []),
  ];
};
