import http from 'node:http';

export type RouteScripts = { kilobytes: number; files: { url: string; kilobytes: number }[] };

/** Brotli sizes of the scripts that a document loads by itself: those of a first visit until the page is mounted. */
export const routeScripts = async (site: string, page: string): Promise<RouteScripts> => {
  const html = await (await fetch(site + page)).text();
  const start = /id="bee-start">(.*?)<\/script>/.exec(html)?.[1];
  if (!start) throw new Error(`${page} has no data for the starter`);
  const { files: listed } = JSON.parse(start) as { files: [url: string, integrity: string][] };
  const files = await Promise.all(listed.map(async ([url]) => ({ url, kilobytes: (await sizeOf(site + url)) / 1024 })));
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
