import { randomUUID } from 'node:crypto';
import type { Composition } from '@bee/contracts/composition';
import { violationText } from '../gate/gate.ts';
import { openCompositionLog } from '../store/composition-log.ts';
import { readPublicKey } from '../store/composition-signature.ts';
import type { ReleaseBucket } from '../store/release-bucket.ts';
import { openReleases } from '../store/releases.ts';
import { composeCommand } from './advised-command.ts';
import type { Composer, ComposerOptions } from './composer.ts';
import * as edits from './content-edits.ts';
import type { RequestedCanaries } from './deploy-canaries.ts';
import { deployment } from './deployment.ts';
import { diffRunning } from './diff.ts';
import type { Chosen } from './entry-edits.ts';
import { integrityProblems } from './integrity-problems.ts';
import { createChange } from './make-change.ts';
import { assertRanBefore } from './ran-before.ts';
import { ComposeRefused } from './refused.ts';
import { resolveComparison } from './resolve-comparison.ts';
import { resolveRelease, sameRelease } from './resolve-release.ts';

const HOUR_MS = 60 * 60_000;

/** Opens the composer of a store; see `Composer` for the operations. */
export const openComposer = (bucket: ReleaseBucket, options: ComposerOptions): Composer => {
  const { gate, signingKey, publicKey, adopt, floor = async () => 0, now = () => new Date() } = options;
  const log = openCompositionLog(bucket, { signingKey, adopt, floor, now });
  const releases = openReleases(bucket);
  const change = createChange(log, releases, { ...options, floor, now });

  /** `latest` skips withdrawn releases. Deployments pass `all`, so that a withdrawn release is reported as left. */
  const resolveAll = async (versions: Record<string, string>, current: Composition | null, all = false) => {
    const chosen: Record<string, Chosen> = {};
    for (const [name, version] of Object.entries(versions)) {
      const leftOut = all ? [] : edits.entryOf(current, name)?.withdrawn;
      chosen[name] = await resolveRelease(releases, name, version, leftOut);
    }
    return chosen;
  };

  const lastKnownGood = async (current: Composition | null, remote: string): Promise<Chosen> => {
    const { last_known_good: good, last_known_good_digest: digest, withdrawn } = edits.known(current, remote);
    // Possible if the composition was not written by this code.
    if (good && withdrawn?.includes(good))
      throw new ComposeRefused(`${remote} 记下的好版本 ${good} 因故障撤回过，不能自动回到它；请指定一个版本`);
    if (good) return sameRelease(releases, remote, good, digest);
    throw new ComposeRefused(
      `${remote} 没有记下更早的好版本；请指定一个，例如 ${composeCommand(`rollback ${remote} <版本>`)}`,
    );
  };

  /**
   * Reads the history under the store lock, so that the limit survives restarts and applies to any number of monitors.
   */
  const refuseSecondOfTheHour = async () => {
    const last = (await log.history())
      .filter(({ change }) => change?.by.kind === 'auto' && change.action === 'withdraw')
      .at(-1);
    if (last && now().getTime() - Date.parse(last.changed_at) < HOUR_MS)
      throw new ComposeRefused(`一小时内已自动处理过一次（第 ${last.sequence} 号，${last.changed_at}）；请人工决定`);
  };

  return {
    set: (versions, asked) => {
      const names = Object.keys(versions);
      return change({ action: 'set', ...(names.length === 1 && { remote: names[0] }) }, asked, async (current) =>
        edits.setActive(current, await resolveAll(versions, current), now()),
      );
    },
    canary: (remote, request, asked) =>
      change({ action: 'canary', remote }, asked, async (current) => {
        const version = request.release ?? edits.known(current, remote).canary?.release;
        if (!version) throw new ComposeRefused(`${remote} 没有正在进行的灰度；请写明版本，例如 ${remote}=latest`);
        const { [remote]: to } = await resolveAll({ [remote]: version }, current);
        return edits.startCanary(current, remote, to as Chosen, request, { salt: randomUUID(), now: now() });
      }),
    endCanary: (remote, asked) =>
      change({ action: 'canary', remote }, asked, async (current) => edits.endCanary(current, remote)),
    promote: (remote, asked) =>
      change({ action: 'promote', remote }, asked, async (current) => {
        const { canary } = edits.known(current, remote);
        const { digest } = canary ? await sameRelease(releases, remote, canary.release, canary.digest) : { digest: '' };
        return edits.promote(current, remote, digest, now());
      }),
    rollback: (remote, version, asked) =>
      change({ action: 'rollback', remote }, asked, async (current) => {
        if (version === undefined && edits.known(current, remote).canary) return edits.withdrawCanary(current, remote);
        edits.known(current, remote);
        const to =
          version === undefined
            ? await lastKnownGood(current, remote)
            : await resolveRelease(releases, remote, version, edits.entryOf(current, remote)?.withdrawn);
        if (edits.known(current, remote).frozen)
          assertRanBefore(remote, to.release, await log.history(), await releases.ids(remote));
        return edits.takeBack(current, remote, to, now());
      }),
    rollbackAll: (sequence, asked) =>
      change({ action: 'rollback' }, asked, async (current) => {
        const history = (await log.history()).filter((one) => one.sequence < (current?.sequence ?? 0));
        const earlier =
          sequence === undefined
            ? history.filter((one) => current && edits.differsFrom(current, one)).at(-1)
            : history.find((one) => one.sequence === sequence);
        if (!current || !earlier)
          throw new ComposeRefused(
            sequence === undefined ? '没有更早的、版本不同的组合' : `历史里没有更早的第 ${sequence} 号组合`,
          );
        for (const [name, { active, digest }] of edits.allEntries(earlier))
          await sameRelease(releases, name, active, digest);
        return edits.restore(current, earlier, now());
      }),
    withdraw: (remote, release, asked) =>
      change({ action: 'withdraw', remote }, asked, async (current) => {
        if (asked.by.kind === 'auto') await refuseSecondOfTheHour();
        const entry = edits.known(current, remote);
        if (entry.canary?.release === release) return edits.withdrawCanary(current, remote);
        if (entry.active !== release) throw new ComposeRefused(`${remote}@${release} 已不在运行，无须撤回`);
        return edits.takeBack(current, remote, await lastKnownGood(current, remote), now());
      }),
    freeze: async (remote, frozen, asked) => {
      const reason = asked.reason?.trim() ?? '';
      if (frozen && !reason) throw new ComposeRefused('冻结要写明原因（--reason），别的团队会看到它');
      return change({ action: frozen ? 'freeze' : 'unfreeze', ...(remote && { remote }) }, asked, async (current) =>
        edits.freeze(current, remote, frozen ? reason : ''),
      );
    },
    deploy: async (versions, asked, canaries = {}) => {
      let left: Awaited<ReturnType<Composer['deploy']>>['left'] = [];
      const composition = await change({ action: 'deploy' }, asked, async (current) => {
        const history = current && !current.deployed ? await log.history() : [];
        const chosen = await resolveAll(versions, current, true);
        const wishes: RequestedCanaries = {};
        for (const [name, request] of Object.entries(canaries))
          wishes[name] = request && {
            to: await resolveRelease(releases, name, request.release),
            percent: request.percent,
          };
        const begin = { salt: randomUUID(), now: now() };
        const { left: leftNow, ...edited } = deployment(current, chosen, history, begin, wishes);
        left = leftNow;
        return edited;
      });
      return { composition, left };
    },
    endPreviews: (asked) =>
      change({ action: 'set' }, asked, async (current) => {
        if (!current) throw new ComposeRefused('还没有组合');
        return { shell: current.shell, remotes: current.remotes, previews_after: now().toISOString() };
      }),
    show: log.read,
    history: log.history,
    verify: async () => {
      const current = await log.read();
      if (!current) return ['还没有组合'];
      const isGenuine = !publicKey || (await log.isSignedBy(readPublicKey(publicKey)));
      return [
        ...(isGenuine ? [] : [`第 ${current.sequence} 号组合没有有效的签名：边缘不会采用它，仍用之前的`]),
        ...(await gate(current, releases)).map(violationText),
        ...(await integrityProblems(current, releases)),
      ];
    },
    diff: async (compared) => {
      const [before, after] = await resolveComparison(compared, log, (versions, current) =>
        resolveAll(versions, current),
      );
      return diffRunning(before, after, releases);
    },
  };
};
