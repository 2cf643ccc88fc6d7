import type { ComposedEntry, Composition } from '@bee/contracts/composition';
import type { CanarySteps } from '@bee/contracts/entity/canary-steps';
import { canaryPlanText } from '@bee/domain/canary-plan';
import { changeName } from '@bee/domain/composition-change';

/** The active releases, one line each, with canary and other details below. */
export const showText = ({ sequence, changed_at, shell, remotes }: Composition): string => {
  const entries: [string, ComposedEntry][] = [['shell', shell], ...Object.entries(remotes)];
  const width = Math.max(...entries.map(([name]) => name.length));
  return [
    `第 ${sequence} 号组合，${localTime(changed_at)}`,
    ...entries.flatMap(([name, entry]) => [`  ${name.padEnd(width)}  ${entry.active}`, ...special(entry, width)]),
  ].join('\n');
};

const special = ({ canary, frozen, last_known_good, withdrawn }: ComposedEntry, width: number): string[] =>
  [
    canary &&
      `灰度 ${canary.release}：${canary.percent} % 的${canary.visitors ? '访客' : '会员'}，自 ${localTime(canary.since)}`,
    canary?.steps && `逐步扩大：${planText(canary.steps)}，这一步自 ${localTime(canary.steps.since)}`,
    frozen && `已冻结：${frozen}`,
    last_known_good && `可回退到 ${last_known_good}`,
    withdrawn?.length && `撤回过 ${withdrawn.join('、')}`,
  ].flatMap((line) => (line ? [`${' '.repeat(width + 4)}${line}`] : []));

const planText = ({ paused, ...plan }: CanarySteps): string => {
  const { percents, minutes, visits, quiet } = canaryPlanText(plan);
  const parts = [
    `${percents} %`,
    `每步至少 ${minutes} 分钟、${visits} 个访问`,
    quiet && `${quiet} 点不扩大`,
    paused && '已暂停',
  ];
  return parts.filter(Boolean).join('，');
};

const ACTORS = { cli: '命令', operator: '运营', auto: '自动', deploy: '部署' } as const;

/** One tab-separated line of the history; new columns are appended at the end. */
export const historyLine = ({ sequence, changed_at, change, note }: Composition): string => {
  const who = change ? `${ACTORS[change.by.kind]} ${change.by.name}` : '';
  const what = change ? changeName(change.action) : '';
  return [sequence, localTime(changed_at), who, what, note ?? '', change?.reason ?? ''].join('\t').trimEnd();
};

/** In the local time zone of the operator. */
const localTime = (instant: string): string => new Date(instant).toLocaleString('sv-SE', { timeZoneName: 'short' });
