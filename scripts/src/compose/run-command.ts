import { execFileSync } from 'node:child_process';
import { ROOT } from '@bee/build/workspace';
import type { Composition } from '@bee/contracts/composition';
import { readCanaryPlan, USUAL_CANARY_PLAN } from '@bee/domain/canary-plan';
import type { Compared, Composer, Requester } from '@bee/releases/compose/composer';
import { entryOf } from '@bee/releases/compose/content-edits';
import type { RemoteDiff } from '@bee/releases/compose/diff';
import { diffText } from '@bee/releases/compose/diff-text';
import { existingViolationLine } from '@bee/releases/compose/existing-violations';
import { ComposeRefused } from '@bee/releases/compose/refused';
import type { Violation } from '@bee/releases/gate/violation';
import { previewFor } from '@bee/server/commands/preview';
import { operatorName } from './operator-name.ts';
import { misused, type Options, readDeployment, readPercent, readSequence, readVersions } from './read-words.ts';
import { historyLine, showText } from './show-text.ts';

export type Command = { command: string; words: string[]; options: Options };

/**
 * Runs one command.
 * @param inImage whether it runs in the server's image; deployments have no author there
 * @returns the output.
 * @throws ComposeRefused with a message for the operator.
 */
export const runCommand = async (
  composer: Composer,
  { command, words, options }: Command,
  inImage = false,
): Promise<string> => {
  const printed = (value: unknown, text: () => string) => (options.json ? JSON.stringify(value, null, 2) : text());
  switch (command) {
    case 'show': {
      const current = await composer.show();
      return printed(current, () => (current ? showText(current) : '还没有组合'));
    }
    case 'history': {
      const all = await composer.history();
      return printed(all, () => all.map(historyLine).join('\n'));
    }
    case 'verify': {
      const problems = await composer.verify();
      if (problems.length > 0) throw new ComposeRefused(problems.join('\n'));
      return printed([], () => '组合完好');
    }
    case 'diff': {
      const diffs = (await composer.diff(readCompared(words))).map((diff) => ({
        ...diff,
        commits: commitsBetween(ROOT, diff),
      }));
      return printed(diffs, () => diffText(diffs));
    }
    case 'preview': {
      if (words[0] === 'off') return runChange(composer, { command, words, options }, printed, inImage);
      const by = { kind: 'cli', name: '' } as const;
      const address = previewFor(await composer.show(), await composer.set(readVersions(words), { by }), process.env);
      return printed({ address }, () => address ?? '这些版本正在运行，不用预览');
    }
    default:
      return runChange(composer, { command, words, options }, printed, inImage);
  }
};

type Printed = (value: unknown, text: () => string) => string;

const runChange = async (composer: Composer, all: Command, printed: Printed, inImage: boolean): Promise<string> => {
  const { command, words, options } = all;
  if (command !== 'deploy' && !CHANGES.includes(command)) throw misused(wrongCommand(command));
  const kind = command === 'deploy' ? 'deploy' : 'cli';
  const old: Violation[] = [];
  const requester: Requester = {
    by: { kind, name: operatorName(options, inImage && kind === 'cli') },
    ...(options.reason && { reason: options.reason }),
    onExistingViolations: (violations) => old.push(...violations),
  };
  const before = await composer.show();
  const summaryOf = ({ sequence, note }: Composition) => {
    if (sequence === before?.sequence) return '没有变化';
    return [
      `第 ${sequence} 号组合${options.dry ? '（没有写入）' : ''}：${note}`,
      ...old.map(existingViolationLine),
    ].join('\n');
  };
  if (command === 'deploy') {
    const { versions, canaries } = readDeployment(words);
    const { composition, left } = await composer.deploy(versions, requester, canaries);
    const lines = left.map(({ name, release, why }) => `${name} 保持不变，没有换成 ${release}：${why}`);
    return printed({ composition, left }, () => [summaryOf(composition), ...lines].join('\n'));
  }
  const composition = await change(composer, all, requester);
  return printed(composition, () => summaryOf(composition));
};

const CHANGES = ['set', 'preview', 'canary', 'promote', 'rollback', 'freeze', 'unfreeze'];

const change = (
  composer: Composer,
  { command, words, options }: Command,
  requester: Requester,
): Promise<Composition> => {
  const [name, second, ...more] = words;
  if (command === 'set') return composer.set(readVersions(words), requester);
  if (command === 'preview') return composer.endPreviews(requester);
  if (more.length > 0) throw misused(`“${more.join(' ')}”是多余的`);
  if (command === 'canary' && name && second) return canary(composer, name, second, options, requester);
  if (command === 'rollback' && options.all) return composer.rollbackAll(readSequence(oneOf(words)), requester);
  if (command === 'rollback' && name) return composer.rollback(remoteName(name), second, requester);
  if (command === 'promote' && name) return composer.promote(oneOf(words) ?? '', requester);
  if (command === 'freeze' || command === 'unfreeze')
    return composer.freeze(oneOf(words), command === 'freeze', requester);
  throw misused(wrongCommand(command));
};

/** The message above the usage. */
const wrongCommand = (command: string): string | undefined => {
  if (!command) return undefined;
  return CHANGES.includes(command) ? `${command} 后面缺了内容` : `没有命令“${command}”`;
};

const canary = (composer: Composer, name: string, share: string, options: Options, requester: Requester) => {
  if (share === 'off') return composer.endCanary(name, requester);
  const [remote = '', release] = name.split('=');
  if (share === 'pause' || share === 'resume') return pause(composer, remote, share === 'pause', requester);
  const who = options['members-only'] && { visitors: false };
  const params = { ...(share === 'auto' ? stepsOf(options) : { percent: readPercent(share) }), ...who };
  return composer.canary(remote, { ...params, ...(release && { release }) }, requester);
};

const stepsOf = ({ steps, minutes, visits, quiet }: Options) => {
  const usual = USUAL_CANARY_PLAN;
  const plan = readCanaryPlan({
    percents: steps ?? usual.percents,
    minutes: minutes ?? usual.minutes,
    visits: visits ?? usual.visits,
    quiet: quiet ?? usual.quiet,
  });
  return { percent: plan.percents[0] ?? 0, steps: plan };
};

const pause = async (composer: Composer, remote: string, paused: boolean, requester: Requester) => {
  const current = await composer.show();
  const canary = entryOf(current, remote)?.canary;
  if (!canary?.steps) throw new ComposeRefused(`${remote} 没有逐步扩大的灰度`);
  const { since: _, ...plan } = canary.steps;
  return composer.canary(
    remote,
    { percent: canary.percent, steps: { ...plan, paused } },
    { ...requester, expected: current?.sequence ?? 0 },
  );
};

/** In an earlier version, `rollback 12` rolled everything back. */
const remoteName = (name: string): string => {
  if (/^\d+$/.test(name)) throw misused(`回退全部要写 rollback --all ${name}；回退一个模块写它的名称`);
  return name;
};

const oneOf = (words: string[]): string | undefined => {
  if (words.length > 1) throw misused(`“${words.slice(1).join(' ')}”是多余的`);
  return words[0];
};

const readCompared = (words: string[]): Compared => {
  const [first, second] = words;
  if (first?.includes('=')) return { versions: readVersions(words) };
  if (first && !/^\d+$/.test(first)) return { canary: oneOf(words) ?? '' };
  if (words.length > 2) throw misused();
  const [from, to] = [readSequence(first), readSequence(second)];
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
};

const SHOWN = 20;

/**
 * Commits between two releases that touch the remote or its shared packages; none outside of a repository that contains
 * them.
 */
const commitsBetween = (root: string, { name, commit: { was, is } }: RemoteDiff): string[] => {
  if (!was || !is || was === is) return [];
  try {
    const args = ['log', '--oneline', '--no-decorate', `-${SHOWN}`, `${was}..${is}`, '--', name, 'shared'];
    const out = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return out.split('\n').filter(Boolean);
  } catch {
    return [];
  }
};
