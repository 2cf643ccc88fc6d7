import { FIRST_CURSOR, type TagVersion, type TagVersions, type TouchedTags } from './tag-versions.ts';

const POLL_INTERVAL_MS = 1000;
/** Some MB; beyond it only the tags of the last day are read again. */
const MAX_TAGS = 50_000;

/** Polls the versions of touched tags, for an edge, which has no database. */
export const followTags = (read: (since: string) => Promise<TouchedTags>) => {
  let versions: TagVersions = new Map();
  let cursor = FIRST_CURSOR;
  let isReading = false;
  const poll = async () => {
    if (isReading) return;
    isReading = true;
    try {
      const isFull = versions.size > MAX_TAGS;
      const touched = await read(isFull ? FIRST_CURSOR : cursor);
      cursor = touched.cursor;
      versions = updated(isFull ? new Map() : versions, touched.tags);
    } catch {
      // The API is unavailable: the next answer includes what was missed.
    } finally {
      isReading = false;
    }
  };
  const timer = setInterval(poll, POLL_INTERVAL_MS);
  timer.unref();
  return { versions: () => versions, poll, close: () => clearInterval(timer) };
};

/** A new map, because loads compare with the versions at their start. */
const updated = (versions: TagVersions, tags: TouchedTags['tags']): TagVersions => {
  const newer = tags.filter(({ name, version }) => version > (versions.get(name)?.version ?? 0));
  if (newer.length === 0) return versions;
  return new Map([...versions, ...newer.map(({ name, ...version }): [string, TagVersion] => [name, version])]);
};
