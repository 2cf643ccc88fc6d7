import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Release, releaseSchema } from '@bee/contracts/composition';
import type { Page } from '@bee/testing/playwright';
import { compositionOf } from '@bee/testing/put-composition';

/** The release of a remote on the site under test, whose store is RELEASE_STORE. */
export const runningRelease = (name: string): Release => {
  const store = process.env.RELEASE_STORE ?? '.data/releases';
  const { active } = compositionOf({ store }).remotes[name] ?? {};
  const file = path.join(store, name, active ?? '', 'release.json');
  return releaseSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
};

/** `requested`: files of a remote that a page requested. `used`: those that were used, see watchFiles. */
export type Watch = { requested: ReadonlySet<string>; used(): Promise<ReadonlySet<string>> };

/**
 * A file counts as used when its script was compiled, its stylesheet applies to the document, or a script has read its
 * bytes. Must start before the page navigates.
 */
export const watchFiles = async (page: Page, remote: string): Promise<Watch> => {
  const address = new RegExp(`/releases/${remote}/[^/]+/([^/?]+)$`);
  const fileOf = (url: string) => address.exec(url)?.[1];
  const requested = new Set<string>();
  const compiled = new Set<string>();
  const add = (files: Set<string>, url: string) => {
    const file = fileOf(url);
    if (file) files.add(file);
  };
  page.on('request', (request) => add(requested, request.url()));
  const session = await page.context().newCDPSession(page);
  session.on('Debugger.scriptParsed', ({ url }) => add(compiled, url));
  session.on('Debugger.scriptFailedToParse', ({ url }) => add(compiled, url));
  await session.send('Debugger.enable');
  await page.addInitScript(() => {
    const read: string[] = [];
    Object.assign(globalThis, { urlsRead: read });
    const { arrayBuffer } = Response.prototype;
    Response.prototype.arrayBuffer = async function () {
      const bytes = await arrayBuffer.call(this);
      read.push(this.url);
      return bytes;
    };
  });
  const used = async () => {
    const others = await page.evaluate(() => [
      ...(globalThis as unknown as { urlsRead: string[] }).urlsRead,
      ...[...document.styleSheets].map(({ href }) => href ?? ''),
    ]);
    for (const url of others) add(compiled, url);
    return compiled;
  };
  return { requested, used };
};

/** Makes the bundler of a mounted remote load a chunk that no page requests by itself. */
export const loadChunk = (page: Page, container: string, file: string): Promise<string> =>
  page.evaluate(
    async ([name, file]) => {
      type Bundler = {
        sriHashes: Record<string, string>;
        u(chunk: string): string;
        e(chunk: string): Promise<unknown>;
      };
      const chunks = Reflect.get(globalThis, `rspackChunk${name}`) as unknown[][];
      const bundlers: Bundler[] = [];
      chunks.push([['of a test'], {}, (own: Bundler) => bundlers.push(own)]);
      const [bundler] = bundlers;
      const chunk = Object.keys(bundler?.sriHashes ?? {}).find((id) => bundler?.u(id) === file);
      if (!bundler || !chunk) throw new Error(`${name} has no chunk ${file}`);
      return bundler.e(chunk).then(
        () => 'loaded',
        (error: unknown) => String(error),
      );
    },
    [container, file] as const,
  );
