import { type APIRequestContext, expect } from '@playwright/test';

type Path = { pattern: string; params?: Record<string, readonly string[]> };
type BudgetPage = { id: string; module: string; paths?: readonly Path[] };

/** Hashes of chunks compress a little differently in every build. */
const BUILD_NOISE_KB = 0.1;

/** The address of a page without parameters; the scripts of its document do not depend on its data. */
const addressOf = ({ id, paths }: BudgetPage) => {
  const [path] = paths ?? [];
  const names = [...(path?.pattern ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const query = new URLSearchParams(names.map((name) => [name, path?.params?.[name]?.[0] ?? '1']));
  return id === 'home' ? '/' : `/${id}?${query}`;
};

/** Fails if the document of a page loads more than so many KB of scripts, compressed with brotli. */
export const expectScriptsWithin = async (request: APIRequestContext, page: BudgetPage, limitKb: number) => {
  const html = await (await request.get(addressOf(page))).text();
  const [, start = '{}'] = /id="bee-start">(.*?)<\/script>/.exec(html) ?? [];
  const { files } = JSON.parse(start) as { files: [string, string][] };
  const urls = files.map(([url]) => url);
  expect(urls.some((url) => url.includes(`page-${page.module.replace(/\W+/g, '-')}`))).toBe(true);
  const bytes = await Promise.all(
    urls.map(async (url) => {
      const { ok, headers } = await request
        .head(url, { headers: { 'accept-encoding': 'br' } })
        .then((answer) => ({ ok: answer.ok(), headers: answer.headers() }));
      expect([url, ok, headers['content-encoding']]).toEqual([url, true, 'br']);
      return Number(headers['content-length']);
    }),
  );
  expect(bytes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(limitKb + BUILD_NOISE_KB);
};
