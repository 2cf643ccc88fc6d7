import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseFolder } from '@bee/build/inputs';
import { buildRelease } from '@bee/build/release';
import { ROOT } from '@bee/build/workspace';
import { openBucket } from '@bee/releases/store/open-bucket';
import { publishRelease } from '@bee/releases/store/publish-release';
import { publishReleases } from '@bee/releases/store/publish-releases';
import { AlreadyThere } from '@bee/releases/store/release-bucket';
import { readStoreSettings, storeFolder } from '@bee/releases/store/store-settings';

/** Builds a remote or the shell from the working copy, if necessary, and puts it into the release store. */
export const releaseOne = async (name: string): Promise<{ release: string; isNew: boolean }> => {
  const settings = readStoreSettings(process.env, ROOT);
  const folder = storeFolder(settings);
  const { release, built } = await buildRelease(name, folder);
  if (settings.kind === 'folder') return { release, isNew: built };
  const isNew = await publishRelease(releaseFolder(folder, name, release), name, release, openBucket(settings));
  return { release, isNew };
};

/** Puts every release that `build` writes into a folder into the release store. */
export const releaseBuilt = async (build: (folder: string) => Promise<void>): Promise<void> => {
  const settings = readStoreSettings(process.env, ROOT);
  if (settings.kind === 'folder') return build(settings.folder);
  const folder = mkdtempSync(path.join(tmpdir(), 'bee-built-'));
  try {
    await build(folder);
    const published = await publishReleases(folder, openBucket(settings));
    const kept = published.find(({ state }) => state === 'kept');
    if (kept) throw new AlreadyThere(`${kept.name}/${kept.release}/release.json`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
