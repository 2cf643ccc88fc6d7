import type { PageComposition, RemoteRelease } from '@bee/contracts/page';
import { logFailure } from '../log/failure-log.ts';
import { loadExposed } from './federation.ts';
import type { createStyleLoader } from './style-loader.ts';
import { timeouts } from './timeouts.ts';
import { withTimeout } from './with-timeout.ts';

export type Loaded<Module> = { module: Module; release: string };

/**
 * Nothing loaded in time. `late` resolves when a script arrives after all; the next call then returns the module at
 * once.
 */
export class NotLoaded extends Error {
  readonly late: Promise<unknown>;
  constructor(cause: unknown, late: Promise<unknown>) {
    super(String(cause), { cause });
    this.late = late;
  }
}

/**
 * Loads an exposed module of a remote, with fallbacks in this order: the active release, the same release at another
 * address, the last known good release. Rejects with NotLoaded when all of them fail. `reload` discards the loaded
 * module and uses another address, so that missing chunks are requested again.
 */
export type RemoteLoader = <Module>(name: string, module: string, reload?: boolean) => Promise<Loaded<Module>>;

/** Lets a remote start from its last known good release, after the active one has failed. False without another one. */
export type FallBack = (name: string) => boolean;

type Way = { release: RemoteRelease; attempt: number };

export const createRemoteLoader = (
  composition: PageComposition,
  styles: ReturnType<typeof createStyleLoader>,
): { load: RemoteLoader; fallBack: FallBack } => {
  const settled = new Map<string, Promise<Loaded<unknown>>>();
  /** Per remote the attempt that succeeded last, or the next one to try. */
  const next = new Map<string, Way>();

  const load = async <Module>(name: string, module: string): Promise<Loaded<Module>> => {
    const remote = composition.remotes[name];
    if (!remote) throw new Error(`"${name}" is not part of this composition`);
    const first = next.get(name) ?? { release: remote, attempt: 0 };
    const attempt = first.attempt + 1;
    const ways = [first, { release: remote, attempt }];
    if (remote.lastKnownGood) ways.push({ release: remote.lastKnownGood, attempt });
    const failed: Failed[] = [];
    const coming: Promise<Loaded<Module>>[] = [];
    for (const way of ways) {
      const { release } = way;
      const script = loadExposed<Module>(name, release, way.attempt, module);
      const arriving = script.then((loaded) => ({ module: loaded, release: release.release }));
      arriving.catch(ignore); // not awaited yet
      coming.push(arriving);
      try {
        const [loaded] = await Promise.all([
          withTimeout(timeouts.attempt, `${name}/${module}`, script),
          styles.own(`${name}@${release.release}`, release.style),
        ]);
        next.set(name, way);
        reportFailure(name, module, failed, true);
        return { module: loaded, release: release.release };
      } catch (error) {
        failed.push({ release, error });
      }
    }
    next.set(name, { release: remote, attempt: attempt + 1 });
    reportFailure(name, module, failed, false);
    const late = Promise.any(coming).then((loaded) => settled.set(`${name}/${module}`, Promise.resolve(loaded)));
    late.catch(ignore);
    throw new NotLoaded(failed.at(-1)?.error, late);
  };

  const fallBack = (name: string) => {
    const good = composition.remotes[name]?.lastKnownGood;
    const last = next.get(name);
    if (!good || last?.release === good) return false;
    next.set(name, { release: good, attempt: last?.attempt ?? 0 });
    for (const key of settled.keys()) if (key.startsWith(`${name}/`)) settled.delete(key);
    return true;
  };

  const loadOnce = <Module>(name: string, module: string, reload?: boolean) => {
    const key = `${name}/${module}`;
    const release = composition.remotes[name];
    if (reload && release) {
      settled.delete(key);
      next.set(name, { release, attempt: (next.get(name)?.attempt ?? 0) + 1 });
    }
    let loading = settled.get(key) as Promise<Loaded<Module>> | undefined;
    if (!loading) {
      loading = load<Module>(name, module);
      settled.set(key, loading);
      loading.catch(() => settled.delete(key));
    }
    return styles.restore(name).then(() => loading);
  };

  return { load: loadOnce, fallBack };
};

const ignore = () => undefined;

type Failed = { release: RemoteRelease; error: unknown };

/** Reports one failure of the intended release, even when retries and fallbacks failed as well. */
const reportFailure = (remote: string, module: string, failed: Failed[], recovered: boolean) => {
  const [first] = failed;
  if (!first) return;
  const { release, error } = first;
  const path = release.entry.url;
  logFailure({
    phase: 'load',
    remote,
    release: release.release,
    module,
    path,
    attempt: failed.length,
    recovered,
    error,
  });
};
