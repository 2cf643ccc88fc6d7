import type { Release } from '@bee/contracts/composition';
import type { Clock } from '../../clock.ts';
import type { Settings } from '../../settings.ts';
import { type ActiveComposition, activate } from './active-composition.ts';
import { type CompositionFollower, followComposition } from './composition-follower.ts';
import { createCompositionCheck, readCompositionKey } from './composition-signature.ts';
import { openReleaseStore, type ReleaseStore } from './release-store.ts';
import { createServedReleases, type ServedReleases } from './served-releases.ts';

type Parts = {
  settings: Pick<Settings, 'releaseStore' | 'compositionKey' | 'operations'>;
  clock: Clock;
  report(problem: string): void;
};

type Refusal = (release: Release) => void;

type FollowedStore = {
  store: ReleaseStore;
  follower: CompositionFollower<ActiveComposition>;
  served: ServedReleases;
  /** Called for every requested file that does not match its release, except compressed copies. */
  onRefused(listener: Refusal): void;
};

/** Opens the release store of an edge and follows its composition.json. */
export const followStore = async ({ settings, clock, report }: Parts): Promise<FollowedStore> => {
  const now = () => clock.now().getTime();
  const listeners: Refusal[] = [];
  const said = new Set<string>();
  const store = openReleaseStore(settings.releaseStore, (release, file) => {
    const what = `${release.name}@${release.release} 的文件 ${file}`;
    if (!said.has(what)) report(`${what} 与发布时不同，不再提供；请核对仓库后重新发布`);
    said.add(what);
    // Without a valid compressed copy the file is served uncompressed.
    if (!file.endsWith('.br')) for (const listener of listeners) listener(release);
  });
  const key = readCompositionKey(settings.compositionKey);
  const served = createServedReleases(store, key, now, report);
  const follower = await followComposition({
    store,
    check: createCompositionCheck(key),
    activate: (composition) => activate(store, composition),
    followed: served.follow,
    now,
    warnDays: settings.operations.warnDays,
    report,
  });
  return { store, follower, served, onRefused: (listener) => listeners.push(listener) };
};

/** For a process that serves no pages: follows only which composition is active. */
export const followSequence = async ({ settings, clock, report }: Parts): Promise<{ id(): string; close(): void }> => {
  const follower = await followComposition({
    store: openReleaseStore(settings.releaseStore),
    check: createCompositionCheck(readCompositionKey(settings.compositionKey)),
    activate: async ({ sequence }) => String(sequence),
    now: () => clock.now().getTime(),
    warnDays: Number.POSITIVE_INFINITY,
    report,
  });
  return { id: () => follower.current() ?? '', close: follower.close };
};
