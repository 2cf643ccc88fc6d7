/** Result of requests without a pause until stopped. Milliseconds. */
export type LoadResult = { requests: number; failures: string[]; p50: number; p95: number; slowest: number };

type Call = { path: string; body?: unknown; complete(text: string): boolean };

const isDocument = (text: string) => text.trimEnd().endsWith('</html>');
const isAnswer = (text: string) => (JSON.parse(text) as { code: number }).code === 1;

/** Pages and read-only calls: nearly all of the real traffic. */
const CALLS: Call[] = [
  { path: '/', complete: isDocument },
  { path: '/home/vegetable/lists', complete: isDocument },
  { path: '/home/article/policylists/type/policy_repository', complete: isDocument },
  { path: '/api/article/getNewsList', body: { page: 1 }, complete: isAnswer },
  { path: '/api/vegetable/getMarketList', body: {}, complete: isAnswer },
  { path: '/api/site/getTouchedTags', complete: isAnswer },
];

const LONGEST_ANSWER_MS = 20_000;

/** Visitors who send requests sequentially, each on a new connection. */
export const startLoad = (base: string, visitors: number): (() => Promise<LoadResult>) => {
  const begun = performance.now();
  const times: number[] = [];
  const failures: string[] = [];
  let running = true;
  const visit = async (start: number) => {
    for (let turn = start; running; turn++) {
      const call = CALLS[turn % CALLS.length] as Call;
      const since = performance.now();
      const failure = await failureOf(base, call);
      times.push(performance.now() - since);
      if (failure) failures.push(`${atSecond(begun)} ${call.path} ${failure}`);
    }
  };
  const all = Array.from({ length: visitors }, (_, index) => visit(index));
  return async () => {
    running = false;
    await Promise.all(all);
    times.sort((a, b) => a - b);
    const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
    return { requests: times.length, failures, p50: at(0.5), p95: at(0.95), slowest: at(1) };
  };
};

const atSecond = (begun: number) => `${((performance.now() - begun) / 1000).toFixed(1)} 秒`;

const failureOf = async (base: string, { path, body, complete }: Call): Promise<string | null> => {
  try {
    const answer = await fetch(base + path, {
      ...(body !== undefined && {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', origin: base },
      }),
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    });
    const text = await answer.text();
    if (answer.status !== 200) return `${answer.status} ${text.slice(0, 120)}`;
    return complete(text) ? null : '不完整';
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
};
