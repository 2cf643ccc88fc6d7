const CONCURRENCY = 20;

/**
 * Visitors report their first visit, which gives them a bucket, open a page, and open it again.
 * @returns how many got the canary's release, and how many got a different one the second time
 */
export const hitCanary = async (
  page: string,
  release: string,
  visitors: number,
): Promise<{ met: number; moved: number }> => {
  const report = async () => {
    const answer = await fetch(new URL('/visits', page), { method: 'POST' });
    const set = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    return set.filter((cookie) => /^bee-(lot|canary)=/.test(cookie)).join('; ');
  };
  const visit = async (cookie: string) => {
    const known = cookie || (await report());
    const answer = await fetch(page, { headers: known ? { cookie: known } : {} });
    return { cookie: known, isCanary: (await answer.text()).includes(`"release":"${release}"`) };
  };
  const all = async (cookies: string[]) => {
    const seen: { cookie: string; isCanary: boolean }[] = [];
    for (let from = 0; from < cookies.length; from += CONCURRENCY)
      seen.push(...(await Promise.all(cookies.slice(from, from + CONCURRENCY).map(visit))));
    return seen;
  };
  const first = await all(Array<string>(visitors).fill(''));
  const second = await all(first.map(({ cookie }) => cookie));
  return {
    met: first.filter(({ isCanary }) => isCanary).length,
    moved: first.filter(({ isCanary }, index) => isCanary !== second[index]?.isCanary).length,
  };
};
