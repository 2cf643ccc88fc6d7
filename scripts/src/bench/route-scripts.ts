import http from 'node:http';

export type RouteScripts = { kilobytes: number; files: { url: string; kilobytes: number }[] };

/** Brotli sizes of the scripts that a document loads by itself: those of a first visit until the page is mounted. */
export const routeScripts = async (site: string, page: string): Promise<RouteScripts> => {
  const html = await (await fetch(site + page)).text();
  const list = /for\(const\[u,i\]of (\[\[.*?\]\])\)/.exec(html)?.[1];
  if (!list) throw new Error(`${page} has no starter script`);
  const urls = (JSON.parse(list) as [string, string][]).map(([url]) => url);
  const files = await Promise.all(urls.map(async (url) => ({ url, kilobytes: (await sizeOf(site + url)) / 1024 })));
  return { kilobytes: files.reduce((sum, { kilobytes }) => sum + kilobytes, 0), files };
};

const sizeOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    http
      .get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
        let bytes = 0;
        if (answer.headers['content-encoding'] !== 'br') reject(new Error(`${url} is not compressed`));
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        answer.once('end', () => resolve(bytes));
      })
      .once('error', reject);
  });
