import type { Composition, CompositionActor, CompositionChange } from '@bee/contracts/composition';
import type { Messages } from './messages.ts';

type Parts = {
  current: Composition;
  history(): Promise<Composition[]>;
  messages: Pick<Messages, 'notify' | 'lastNotified'>;
  now: Date;
};

/**
 * Announces every change since the last announcement, regardless of its cause: nothing is lost if a process ends
 * between a change and its message. A new installation starts with the current composition.
 * @returns how many changes were announced
 */
export const announceChanges = async ({ current, history, messages, now }: Parts): Promise<number> => {
  const last = await messages.lastNotified();
  if (last === null) {
    const lines = ['此后的每次变更都会在这里列出'];
    const title = `开始值守：正在运行第 ${current.sequence} 号组合`;
    await messages.notify({ kind: 'composition', title, lines, sequence: current.sequence }, now, false);
    return 0;
  }
  if (current.sequence <= last) return 0;
  const missed = (await history()).filter(({ sequence }) => sequence > last && sequence <= current.sequence);
  let sent = 0;
  for (const composition of missed.length > 0 ? missed : [current]) {
    const { sequence } = composition;
    if (await messages.notify({ kind: 'composition', ...describe(composition), sequence }, now)) sent += 1;
  }
  return sent;
};

const ACTIONS: Record<CompositionChange['action'], string> = {
  set: '切换版本',
  canary: '灰度发布',
  promote: '灰度转正',
  rollback: '回退',
  withdraw: '撤下故障版本',
  freeze: '冻结',
  unfreeze: '解除冻结',
  deploy: '部署',
};

const ACTORS: Record<CompositionActor['kind'], string> = {
  cli: '命令行',
  operator: '运营人员',
  auto: '自动值守',
  deploy: '部署',
};

const describe = ({ sequence, change, note, changed_at }: Composition): { title: string; lines: string[] } => {
  if (!change)
    return { title: `组合变更：第 ${sequence} 号`, lines: [note ?? '', `时间：${changed_at}`].filter(Boolean) };
  const { action, remote, from, to, reason, by } = change;
  const title = `${by.kind === 'auto' ? '自动' : ''}${ACTIONS[action]}：${remote ?? '多个应用'}`;
  const versions = [from, to].filter(Boolean).join(' → ');
  const lines = [
    `组合：第 ${sequence} 号`,
    versions && `版本：${versions}`,
    reason && `原因：${reason}`,
    `操作：${ACTORS[by.kind]} ${by.name}`,
    `时间：${changed_at}`,
  ];
  return { title, lines: lines.filter((line): line is string => Boolean(line)) };
};
