import type { Canary, ComposedEntry, Composition, Release } from '@bee/contracts/composition';
import type { ComposeChange } from '@bee/contracts/entity/compose-change';
import type { RequestFor } from '@bee/contracts/operations';
import type {
  ComposedPart,
  CompositionDifference,
  CompositionStep,
  StoredRelease,
  TriedChange,
} from '@bee/contracts/resource/operations-page';
import { composeCommand } from '@bee/releases/compose/advised-command';
import { applyChange } from '@bee/releases/compose/apply-change';
import { openComposer } from '@bee/releases/compose/open-composer';
import { ComposeRefused } from '@bee/releases/compose/refused';
import { openGate } from '@bee/releases/gate/gate';
import { openCompositionLog } from '@bee/releases/store/composition-log';
import { openBucket } from '@bee/releases/store/open-bucket';
import { openReleases } from '@bee/releases/store/releases';
import { s3BaseUrl } from '@bee/releases/store/s3-request';
import type { StoreSettings } from '@bee/releases/store/store-settings';
import { Conflict, NotFound } from '../../../../http/errors.ts';
import { createOutgoing } from '../../../../http/outgoing.ts';
import { presentDifference } from './present-difference.ts';

const STEPS = 20;
const RELEASES = 50;

export type ComposedSite = {
  sequence: number;
  changed_at: string;
  signed: boolean;
  parts: ComposedPart[];
  /** Newest first. */
  history: CompositionStep[];
};

/**
 * Read-only view of the release store. Releases and earlier compositions never change, so results are cached until the
 * composition changes.
 */
export const openComposedSite = (settings: StoreSettings) => {
  // Read-only and without the signing key: changes requested by operators are made by the composer.
  const bucket = openBucket(settings, settings.kind === 's3' ? createOutgoing([s3BaseUrl(settings)]) : undefined);
  const log = openCompositionLog(bucket);
  const releases = openReleases(bucket);
  // Operations are checked against this process, since it is the running API.
  const dry = openComposer(bucket, { gate: openGate({ api: '', offline: true }), dry: true });
  let kept: ComposedSite | null = null;

  /** A release that was deleted or damaged is shown by its name only. */
  const find = async (name: string, id: string): Promise<Release | null> =>
    (await releases.read(name, id).catch(() => null))?.release ?? null;

  const describe = async (name: string, entry: ComposedEntry): Promise<ComposedPart> => {
    const { active, canary } = entry;
    const [running, tried] = await Promise.all([find(name, active), canary ? find(name, canary.release) : null]);
    return {
      name,
      title: running?.manifest?.title ?? (name === 'shell' ? '站点外壳' : name),
      owner: running?.manifest?.owner ?? (name === 'shell' ? '平台组' : ''),
      active: factsOf(active, running),
      active_since: entry.active_since ?? null,
      canary: canary
        ? {
            release: factsOf(canary.release, tried),
            percent: canary.percent,
            visitors: canary.visitors,
            since: canary.since,
            steps: planOf(canary),
          }
        : null,
      last_known_good: entry.last_known_good ?? null,
      withdrawn: entry.withdrawn ?? [],
      frozen: entry.frozen ?? null,
    };
  };

  const composed = async (): Promise<Composition> => {
    const found = await log.read();
    if (!found) throw new NotFound(`发布仓库里还没有组合，请先运行 ${composeCommand('set')}`);
    return found;
  };

  return {
    /** @throws NotFound when nothing has been composed yet */
    read: async (): Promise<ComposedSite> => {
      const now = await composed();
      if (kept?.sequence === now.sequence && kept.changed_at === now.changed_at) return kept;
      const entries = [['shell', now.shell] as const, ...Object.entries(now.remotes)];
      const [parts, history] = await Promise.all([
        Promise.all(entries.map(([name, entry]) => describe(name, entry))),
        log.history(),
      ]);
      const { sequence, changed_at, signature } = now;
      const steps = history.slice(-STEPS).reverse().map(stepOf);
      kept = { sequence, changed_at, signed: signature !== undefined, parts, history: steps };
      return kept;
    },
    /** What runs now, as it is stored. */
    composed,
    /** @throws Conflict for a release or composition that is not in the store */
    differences: async ({
      versions,
      sequence: to = 0,
    }: RequestFor<'ops/getComposeDiff'>): Promise<CompositionDifference[]> => {
      const { sequence: from } = await composed();
      const compared = versions ? { versions } : { from, to };
      try {
        return (await dry.diff(compared)).map(presentDifference);
      } catch (error) {
        if (error instanceof ComposeRefused) throw new Conflict(error.message);
        throw error;
      }
    },
    /** Dry run: returns how the composer would respond to the change now, without signing. */
    tryChange: async ({ change, reason, expected_sequence }: ComposeChange): Promise<TriedChange> => {
      const by = { kind: 'operator', name: '' } as const;
      try {
        await applyChange(dry, change, { by, reason, expected: expected_sequence });
        return { violations: [], refusal: '' };
      } catch (error) {
        if (!(error instanceof ComposeRefused)) throw error;
        const { violations, message } = error;
        return { violations, refusal: violations.length > 0 ? '' : message };
      }
    },
    /** What would run with these versions. @throws Conflict if the composer would refuse them */
    composedWith: async (versions: Record<string, string>): Promise<Composition> => {
      try {
        return await dry.set(versions, { by: { kind: 'operator', name: '' } });
      } catch (error) {
        if (error instanceof ComposeRefused) throw new Conflict(error.message);
        throw error;
      }
    },
    /** Newest first. @throws NotFound for a name that is not part of the composition */
    releasesOf: async (name: string): Promise<StoredRelease[]> => {
      const { shell, remotes } = await composed();
      const entry = name === 'shell' ? shell : remotes[name];
      if (!entry) throw new NotFound(`当前组合里没有 ${name}`);
      const found = await Promise.all((await releases.ids(name)).map(async (id) => factsOf(id, await find(name, id))));
      return found
        .map((facts) => ({ ...facts, role: roleOf(facts.release, entry) }))
        .sort((a, b) => (b.built_at ?? '').localeCompare(a.built_at ?? ''))
        .slice(0, RELEASES);
    },
  };
};

const planOf = ({ steps }: Canary) => {
  if (!steps) return null;
  const { since: _, ...plan } = steps;
  return plan;
};

const factsOf = (release: string, found: Release | null) => ({
  release,
  version: found?.version ?? null,
  commit: found?.commit ?? null,
  author: found?.author ?? null,
  built_at: found?.built_at ?? null,
});

const roleOf = (id: string, entry: ComposedEntry): StoredRelease['role'] => {
  if (entry.active === id) return 'active';
  if (entry.canary?.release === id) return 'canary';
  if (entry.withdrawn?.includes(id)) return 'withdrawn';
  return entry.last_known_good === id ? 'last_known_good' : 'other';
};

const stepOf = ({ sequence, changed_at, change, note }: Composition): CompositionStep => ({
  sequence,
  changed_at,
  action: change?.action ?? '',
  remote: change?.remote ?? null,
  from: change?.from ?? null,
  to: change?.to ?? null,
  what: note ?? '',
  reason: change?.reason ?? '',
  by_kind: change?.by.kind ?? null,
  by_name: change?.by.name ?? '',
});
