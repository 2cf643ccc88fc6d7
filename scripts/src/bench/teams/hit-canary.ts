const CONCURRENCY = 20;

/**
 * Visitors open a page and return later with their cookie.
 * @returns how many got the canary's release at first, and how many got a different one the second time
 */
export const hitCanary = async (
  page: string,
  release: string,
  visitors: number,
): Promise<{ met: number; moved: number }> => {
  const visit = async (cookie: string) => {
    const answer = await fetch(page, { headers: cookie ? { cookie } : {} });
    const set = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('bee-lot='));
    const isCanary = (await answer.text()).includes(`"release":"${release}"`);
    return { cookie: set?.split(';')[0] ?? cookie, isCanary };
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
