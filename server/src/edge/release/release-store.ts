import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@bee/contracts/composition';
import { sequenceKey } from '@bee/releases/store/composition-history';
import { mapConcurrent } from '@bee/releases/store/map-concurrent';
import { openBucket } from '@bee/releases/store/open-bucket';
import type { ReleaseBucket, Tagged } from '@bee/releases/store/release-bucket';
import { digestOf, parseRelease, RELEASE_JSON_LIMIT } from '@bee/releases/store/releases';
import { s3BaseUrl } from '@bee/releases/store/s3-request';
import { type StoreSettings, storeFolder } from '@bee/releases/store/store-settings';
import {
  COMPOSITION_KEY,
  COMPOSITION_LIMIT,
  parseComposition,
  type StoredComposition,
} from '@bee/releases/store/stored-composition';
import { createOutgoing } from '../../http/outgoing.ts';
import { createMirrorRoom } from './mirror-room.ts';
import { createVerifiedFiles, type VerifiedFiles, writeWhole } from './verified-files.ts';

/** Store of the releases and the composition. All edge processes follow the same store. */
export type ReleaseStore = {
  bucket: ReleaseBucket;
  /** Folder with the files of the releases. */
  root: string;
  files: VerifiedFiles;
  /** Current composition.json; 'same' if it still has this tag, null if there is none yet. */
  readComposition(tag: string | null): Promise<Tagged | 'same' | null>;
  /** A composition from the history; null if it does not exist. */
  readNumbered(sequence: number): Promise<StoredComposition | null>;
  /** The composition that was followed last, from this machine's copy of a bucket; null without a copy. */
  readRemembered(): Promise<StoredComposition | null>;
  /** @throws if it is missing, or if release.json does not match `digest`. */
  readRelease(name: string, release: string, digest?: string): Promise<Release>;
  file(name: string, release: string, file: string): string;
  /**
   * Updates this machine's copy of a bucket: stores the current composition and removes all releases that are neither
   * running nor `served` (`<name>/<id>`). When it resolves, all files of the running releases are present; other files
   * are loaded on request and evicted when space runs out.
   * @throws if the running releases exceed the limit.
   */
  keepOnly(current: StoredComposition, running: readonly Release[], served: ReadonlySet<string>): Promise<void>;
};

/** @param onRefused called for every file that does not match its release */
export const openReleaseStore = (
  settings: StoreSettings,
  onRefused: (release: Release, file: string) => void = () => undefined,
): ReleaseStore => {
  const isMirror = settings.kind === 's3';
  const bucket = openBucket(settings, isMirror ? createOutgoing([s3BaseUrl(settings)]) : undefined);
  const root = storeFolder(settings);
  const limit = settings.kind === 's3' ? settings.mirrorBytes : Number.POSITIVE_INFINITY;
  const room = createMirrorRoom(root, limit);
  const readIntoRoom: ReleaseBucket['read'] = async (key, most) => {
    const bytes = await bucket.read(key, most);
    if (bytes) await room.make(key.split('/').slice(0, 2).join('/'), bytes.length);
    return bytes;
  };
  const files = createVerifiedFiles({ root, source: isMirror ? { ...bucket, read: readIntoRoom } : null, onRefused });
  const file = (name: string, release: string, one: string) => path.join(root, name, release, one);

  const readMirrored = async (name: string, release: string): Promise<Buffer | null> =>
    isMirror ? readFile(file(name, release, 'release.json')).catch(() => null) : null;

  const readDescription = async (name: string, release: string, digest: string | undefined): Promise<Buffer | null> => {
    const mirrored = await readMirrored(name, release);
    if (mirrored && digest && digestOf(mirrored) === digest) return mirrored;
    try {
      const read = isMirror ? readIntoRoom : bucket.read;
      const bytes = await read(`${name}/${release}/release.json`, RELEASE_JSON_LIMIT);
      if (bytes && isMirror) await writeWhole(root, file(name, release, 'release.json'), bytes);
      return bytes;
    } catch (error) {
      if (mirrored) return mirrored;
      throw error;
    }
  };

  return {
    bucket,
    root,
    files,
    file,
    readComposition: (tag) => bucket.readIfChanged(COMPOSITION_KEY, tag, COMPOSITION_LIMIT),
    readNumbered: async (sequence) => {
      const bytes = await bucket.read(sequenceKey(sequence), COMPOSITION_LIMIT);
      return bytes && parseComposition(bytes);
    },
    readRemembered: async () => {
      const bytes = isMirror ? await readFile(path.join(root, COMPOSITION_KEY)).catch(() => null) : null;
      return bytes && parseComposition(bytes);
    },
    readRelease: async (name, release, digest) => {
      const bytes = await readDescription(name, release, digest);
      if (!bytes) throw new Error(`仓库里没有 ${name}@${release}`);
      if (digest && digestOf(bytes) !== digest) throw new Error(`${name}@${release} 的 release.json 被改动过`);
      return parseRelease(bytes, name, release);
    },
    keepOnly: async (current, running, served) => {
      if (!isMirror) return;
      await writeWhole(root, path.join(root, COMPOSITION_KEY), Buffer.from(JSON.stringify(current.raw)));
      await room.keep(new Set(running.map(({ name, release }) => `${name}/${release}`)), served);
      for (const release of running)
        await mapConcurrent(Object.keys(release.integrity), (one) => files.isGood(release, one).catch(() => false));
      const taken = await room.taken();
      if (taken > limit)
        throw new Error(
          `正在运行的发布共 ${inMb(taken)} MB，多于 RELEASE_MIRROR_MB（${inMb(limit)}）；请把它与放副本的地方改大`,
        );
    },
  };
};

const inMb = (bytes: number): number => Math.ceil(bytes / 1024 / 1024);
