import type { PageComposition, RemoteRelease } from '@bee/contracts/page';
import { logFailure } from '../log/failure-log.ts';
import { loadExposed } from './federation.ts';
import type { createStyleLoader } from './style-loader.ts';
import { within } from './time-limit.ts';

const MODULE_LIMIT_MS = 6000;

export type Loaded<Module> = { module: Module; release: string };

/**
 * Loads an exposed module of a remote in the order of failure: the active release, the same on a changed address, the
 * last known good release. Rejects with the last error when none of them works.
 */
export type RemoteLoader = <Module>(name: string, module: string) => Promise<Loaded<Module>>;

export const createRemoteLoader = (
  composition: PageComposition,
  styles: ReturnType<typeof createStyleLoader>,
): RemoteLoader => {
  const settled = new Map<string, Promise<Loaded<unknown>>>();
  const chosen = new Map<string, { release: RemoteRelease; attempt: number }>();
  let attempts = 0;

  const tryOne = async <Module>(name: string, module: string, release: RemoteRelease, attempt: number) => {
    const [loaded] = await Promise.all([
      within(MODULE_LIMIT_MS, `${name}/${module}`, loadExposed<Module>(name, release, attempt, module)),
      styles.own(`${name}@${release.release}`, release.style),
    ]);
    chosen.set(name, { release, attempt });
    return { module: loaded, release: release.release };
  };

  const load = async <Module>(name: string, module: string): Promise<Loaded<Module>> => {
    const remote = composition.remotes[name];
    if (!remote) throw new Error(`"${name}" is not part of this composition`);
    const first = chosen.get(name) ?? { release: remote, attempt: 0 };
    attempts += 1;
    const order = [first, { release: remote, attempt: attempts }];
    if (remote.lastKnownGood) order.push({ release: remote.lastKnownGood, attempt: attempts });
    const failed: Failed[] = [];
    for (const { release, attempt } of order) {
      try {
        const loaded = await tryOne<Module>(name, module, release, attempt);
        tell(name, module, failed, true);
        return loaded;
      } catch (error) {
        failed.push({ release, error });
      }
    }
    tell(name, module, failed, false);
    throw failed.at(-1)?.error;
  };

  return <Module>(name: string, module: string) => {
    const key = `${name}/${module}`;
    const known = settled.get(key) as Promise<Loaded<Module>> | undefined;
    if (known) return known;
    const loading = load<Module>(name, module);
    settled.set(key, loading);
    loading.catch(() => settled.delete(key));
    return loading;
  };
};

type Failed = { release: RemoteRelease; error: unknown };

/** One failure, of the release that was meant to run, however often it and what stands in for it were tried. */
const tell = (remote: string, module: string, failed: Failed[], recovered: boolean) => {
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
