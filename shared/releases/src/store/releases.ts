import { createHash } from 'node:crypto';
import { type Release, releaseSchema } from '@bee/contracts/composition';
import { type OutsideRule, outsideRules } from '../sheet/isolated-sheet.ts';
import { hasIntegrity } from './integrity.ts';
import { mapConcurrent } from './map-concurrent.ts';
import { namesIn } from './named-operations.ts';
import { parseStored } from './parse-stored.ts';
import { type ReleaseBucket, TooLarge } from './release-bucket.ts';
import { isSourceMap } from './source-maps.ts';

/** Limits of a release; larger files are not read. */
export const RELEASE_JSON_LIMIT = 2 * 1024 * 1024;
export const RELEASE_FILE_LIMIT = 32 * 1024 * 1024;
const FILES_LIMIT = 2_000;

/** SHA-256 in hex, by which compositions reference a release.json. */
export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Parses a release.json.
 * @throws if it does not describe this release or lists too many files.
 */
export const parseRelease = (bytes: Buffer, name: string, id: string): Release => {
  const raw: unknown = JSON.parse(bytes.toString('utf8'));
  const release = parseStored(releaseSchema, raw, `${name}@${id} 的 release.json `);
  if (release.name !== name || release.release !== id)
    throw new Error(`${name}@${id} 的 release.json 写的是 ${release.name}@${release.release}`);
  if (Object.keys(release.integrity).length > FILES_LIMIT)
    throw new Error(`${name}@${id} 的文件多于 ${FILES_LIMIT} 个`);
  return release;
};

/** A rule and the stylesheet that it is in. */
export type SheetRuleOutside = OutsideRule & { file: string };
type Examined = { damaged: string[]; named: string[]; outside: SheetRuleOutside[] };

/** Access to the releases of a store. */
export const openReleases = (bucket: ReleaseBucket) => {
  const read = async (name: string, id: string): Promise<{ release: Release; digest: string } | null> => {
    const bytes = await bucket.read(`${name}/${id}/release.json`, RELEASE_JSON_LIMIT);
    return bytes && { release: parseRelease(bytes, name, id), digest: digestOf(bytes) };
  };

  /** Complete releases of a remote or of the shell, unordered. */
  const ids = async (name: string): Promise<string[]> => {
    const found = await bucket.folders(`${name}/`);
    const complete = await Promise.all(
      found.map((id) => bucket.read(`${name}/${id}/release.json`, RELEASE_JSON_LIMIT).catch(nullIfTooLarge)),
    );
    return found.filter((_, index) => complete[index]);
  };

  /**
   * Undamaged releases by digest. They are not read again while the store lists the same files for them. Damaged
   * releases are not cached.
   */
  const whole = new Map<string, { listed: string } & Pick<Examined, 'named' | 'outside'>>();

  const examine = async (name: string, id: string): Promise<Examined> => {
    const found = await read(name, id);
    if (!found) return { damaged: [`仓库里没有 ${name}@${id}`], named: [], outside: [] };
    const { integrity } = found.release;
    const folder = `${name}/${id}/`;
    const files = await bucket.list(folder);
    const listed = files
      .map(({ key, size }) => `${key} ${size}`)
      .sort()
      .join();
    const known = whole.get(found.digest);
    if (known?.listed === listed) return { damaged: [], named: known.named, outside: known.outside };
    const present = files.map(({ key }) => key.slice(folder.length));
    const named = new Set<string>();
    const outside: SheetRuleOutside[] = [];
    const problems = await mapConcurrent(Object.entries(integrity), async ([file, hash]) => {
      const bytes = await bucket.read(folder + file, RELEASE_FILE_LIMIT).catch(changedIfTooLarge);
      if (bytes === null) return `${name}@${id} 缺少文件 ${file}`;
      if (bytes === 'changed' || !hasIntegrity(bytes, hash)) return `${name}@${id} 的文件 ${file} 被改动过`;
      if (/\.c?js$/.test(file)) for (const one of namesIn(bytes.toString('utf8'))) named.add(one);
      if (name !== 'shell' && file.endsWith('.css'))
        outside.push(...outsideRules(bytes.toString('utf8'), name).map((rule) => ({ file, ...rule })));
      return null;
    });
    const damaged = problems.filter((one) => one !== null);
    for (const file of present)
      if (file !== 'release.json' && !isSourceMap(file) && !(file.replace(/\.br$/, '') in integrity))
        damaged.push(`${name}@${id} 多出文件 ${file}，它不属于这个发布`);
    if (damaged.length === 0) whole.set(found.digest, { listed, named: [...named], outside });
    return { damaged, named: [...named], outside };
  };

  /** Messages for operators about files of a release that are missing, changed or unexpected. */
  const damaged = async (name: string, id: string): Promise<string[]> => (await examine(name, id)).damaged;

  /** Quoted strings in its scripts that look like operation ids. */
  const named = async (name: string, id: string): Promise<string[]> => (await examine(name, id)).named;

  /** Rules of a remote's stylesheets that could affect other parts of the page. */
  const outside = async (name: string, id: string): Promise<SheetRuleOutside[]> => (await examine(name, id)).outside;

  return { ids, read, damaged, named, outside };
};

const nullIfTooLarge = (error: unknown): null => {
  if (error instanceof TooLarge) return null;
  throw error;
};

const changedIfTooLarge = (error: unknown): 'changed' => {
  if (error instanceof TooLarge) return 'changed';
  throw error;
};
