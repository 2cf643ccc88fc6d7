import { isDeepStrictEqual } from 'node:util';
import type { Composition, CompositionChange } from '@bee/contracts/composition';
import { violationText } from '../gate/gate.ts';
import type { Content, openCompositionLog } from '../store/composition-log.ts';
import type { openReleases } from '../store/releases.ts';
import { changedLine } from './changed-line.ts';
import type { ComposerOptions, Requester } from './composer.ts';
import * as edits from './content-edits.ts';
import { existingViolations } from './existing-violations.ts';
import { ComposeRefused } from './refused.ts';
import { withDigests } from './with-digests.ts';

/** Must be possible despite existing violations. */
const isRollback: CompositionChange['action'][] = ['rollback', 'withdraw'];

type Options = ComposerOptions & Required<Pick<ComposerOptions, 'floor' | 'now'>>;
type Edited = edits.Running & Pick<Composition, 'deployed' | 'previews_after'>;
type What = { action: CompositionChange['action']; remote?: string };

/** Makes one change: checks the edited composition and writes it, unless it changes nothing or the run is dry. */
export const createChange = (
  log: ReturnType<typeof openCompositionLog>,
  releases: ReturnType<typeof openReleases>,
  { gate, signingKey, publicKey, floor, now, dry = false }: Options,
) => {
  /** Splits violations into those that block the change (`against`) and existing ones that do not (`kept`). */
  const violationsOf = async (next: edits.Running, runs: edits.Running | null, isRollback: boolean) => {
    const violations = await gate(next, releases);
    const old = runs && violations.length > 0 ? await gate(runs, releases) : [];
    const history = isRollback && violations.length > 0 ? await log.history() : [];
    const kept = runs ? existingViolations(violations, old, { runs, next, isRollback, history }) : [];
    return { kept, against: violations.filter((one) => !kept.includes(one)) };
  };

  /** Content of the next composition; null if nothing changes. */
  const next = async (
    current: Composition | null,
    what: What,
    { by, reason, expected, onExistingViolations }: Requester,
    edit: (current: Composition | null) => Promise<Edited>,
  ): Promise<Content | null> => {
    if (expected !== undefined && expected !== (current?.sequence ?? 0))
      throw new ComposeRefused(
        `组合已经变了：你看到的是第 ${expected} 号，现在是第 ${current?.sequence ?? 0} 号。请重新查看后再操作`,
      );
    const {
      deployed = current?.deployed,
      previews_after = current?.previews_after,
      ...edited
    } = plain(await edit(current));
    const endsPreviews = previews_after !== current?.previews_after;
    const runs = current && { shell: current.shell, remotes: current.remotes };
    const changesNothing = isDeepStrictEqual(edited, runs) && isDeepStrictEqual(deployed, current?.deployed);
    // Signing was enabled on an existing installation: edges follow nothing until the running composition is signed.
    const toSign = what.action === 'deploy' && signingKey !== undefined && !current?.signature;
    if (changesNothing && !toSign && !endsPreviews) return null;
    // Edges with the public key ignore unsigned compositions, so writing one would have no effect.
    if (publicKey && !signingKey)
      throw new ComposeRefused(
        '这里有组合的公钥而没有签名密钥（COMPOSITION_SIGNING_KEY）：没有签名的组合不会被采用，所以没有改变；请在有密钥的机器上操作',
      );
    const running = await withDigests(edited, releases);
    if (bringsSomething(runs, running)) {
      const { against, kept } = await violationsOf(running, runs, isRollback.includes(what.action));
      if (against.length > 0) throw new ComposeRefused(against.map(violationText).join('\n'), against);
      onExistingViolations?.(kept);
    }
    const { remote } = what;
    const [from, to] = [
      remote && edits.entryOf(runs, remote)?.active,
      remote && edits.entryOf(running, remote)?.active,
    ];
    const noteOf = () => {
      if (endsPreviews) return '收回全部预览地址';
      return changesNothing ? '为正在运行的组合签名' : changedLine(runs, running);
    };
    return {
      ...running,
      ...(deployed && { deployed }),
      ...(previews_after && { previews_after }),
      note: noteOf(),
      change: { ...what, ...(from && { from }), ...(to && { to }), ...(reason && { reason }), by },
    };
  };

  return async (what: What, asked: Requester, edit: (current: Composition | null) => Promise<Edited>) => {
    if (!dry) return log.change((current) => next(current, what, asked, edit));
    const current = await log.read();
    const content = await next(current, what, asked, edit);
    if (!content) return current ?? refuse('还没有组合');
    const sequence = Math.max(await floor(), current?.sequence ?? 0) + 1;
    return { format: 2 as const, sequence, changed_at: now().toISOString(), ...content };
  };
};

const refuse = (message: string): never => {
  throw new ComposeRefused(message);
};

/** Converts to the stored JSON form without undefined keys, so that equal compositions compare as equal. */
const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** Whether a release is added that is not running yet. All other changes skip the gate. */
const bringsSomething = (current: edits.Running | null, running: edits.Running): boolean =>
  edits.allEntries(running).some(([name, { active, canary }]) => {
    const entry = edits.entryOf(current, name);
    return active !== entry?.active || (canary !== undefined && canary.release !== entry.canary?.release);
  });
