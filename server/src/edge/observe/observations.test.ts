import type { ParsedRequestFor } from '@bee/contracts/operations';
import { observe } from './observations.ts';

type Report = ParsedRequestFor<'site/reportEdge'>;

const SECRET = 'a secret of sixteen characters';
const releases = { shell: 's1', 'mf-ai': 'a1' };
const seen = { releases, remote: 'mf-ai', render: 'server' as const, ms: 20, ip: '203.0.113.7' };

const start = (options: { verified?: boolean } = {}) => {
  const reports: Report[] = [];
  const problems: string[] = [];
  const floors: number[] = [];
  const state = { id: '12', sequence: 12, problem: '' };
  let isAway = false;
  const observations = observe({
    edge: 'edge-1',
    secret: SECRET,
    now: Date.now,
    state: () => state,
    verified: options.verified ?? false,
    rendersPerNetwork: 3,
    send: async (report) => {
      if (isAway) throw new Error('connection refused');
      reports.push(report);
      return { floor: 11 };
    },
    onFloor: (sequence) => floors.push(sequence),
    report: (problem) => problems.push(problem),
  });
  const away = (is: boolean) => {
    isAway = is;
  };
  const windows = () => reports.flatMap(({ window }) => window ?? []);
  return { observations, reports, windows, problems, floors, state, away };
};

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('what an edge tells', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('counts documents, renders, visits and networks of two seconds', async () => {
    const { observations, windows } = start();
    observations.document(seen);
    observations.document({ ...seen, ms: 40 });
    observations.document({ ...seen, render: 'fallback', ms: 900, ip: '198.51.100.1' });
    observations.document({ ...seen, render: 'client' });
    observations.document({ ...seen, remote: null, render: 'none' });
    for (const visit of ['v', 'w', 'v']) observations.visit({ visit, releases });
    observations.refused('mf-ai', 'a1');
    await pass(2000);
    expect(windows()).toHaveLength(1);
    const [window] = windows();
    const of = (name: string) => window?.releases.find(({ remote }) => remote === name);
    const [shell, remote] = [of('shell'), of('mf-ai')];
    expect(window?.releases).toHaveLength(2);
    expect(shell).toMatchObject({ remote: 'shell', release: 's1', documents: 4, render_failed: 1, visits: 2 });
    expect(remote).toMatchObject({ remote: 'mf-ai', release: 'a1', documents: 4, renders: 3, render_failed: 1 });
    expect(remote).toMatchObject({ visits: 2, render_p95: 900, files_refused: 1 });
    expect(remote?.render_networks).toHaveLength(1);
    await observations.close();
  });

  it('counts three renders of a network in ten minutes, whatever became of them', async () => {
    const { observations, windows } = start();
    for (let asked = 0; asked < 40; asked++) observations.document({ ...seen, render: 'fallback' });
    await pass(2000);
    for (let asked = 0; asked < 40; asked++) observations.document(seen);
    for (const ip of ['198.51.100.1', '192.0.2.1']) observations.document({ ...seen, ip });
    await pass(2000);
    const counted = windows().map(({ releases }) => {
      const one = releases.find(({ remote }) => remote === 'mf-ai');
      return [one?.documents, one?.renders, one?.render_failed];
    });
    expect(counted).toEqual([
      [40, 3, 3],
      [42, 2, 0],
    ]);
    await pass(10 * 60_000);
    observations.document({ ...seen, render: 'fallback' });
    await pass(2000);
    expect(windows().at(-1)?.releases).toContainEqual(expect.objectContaining({ renders: 1, render_failed: 1 }));
    await observations.close();
  });

  it('holds neither cookies nor addresses', async () => {
    const { observations, windows } = start();
    observations.document({ ...seen, render: 'fallback' });
    await pass(2000);
    expect(JSON.stringify(windows())).not.toMatch(/vvvv|203\.0\.113/);
    await observations.close();
  });

  it('says that it is there when nothing happens, at once when what it serves changes', async () => {
    const { observations, reports, state } = start();
    await pass(2000);
    expect(reports).toMatchObject([{ edge: 'edge-1', composition: '12', sequence: 12, window: null }]);
    await pass(6000);
    expect(reports).toHaveLength(1);
    state.problem = 'no valid signature';
    await pass(2000);
    expect(reports[1]).toMatchObject({ problem: 'no valid signature' });
    await pass(10_000);
    expect(reports).toHaveLength(3);
    await observations.close();
  });

  it('keeps two minutes while the API is away, complains once, and tells all of it afterwards', async () => {
    const { observations, windows, problems, away } = start();
    away(true);
    for (let second = 0; second < 140; second += 2) {
      observations.document(seen);
      await pass(2000);
    }
    expect(problems).toHaveLength(1);
    away(false);
    await pass(2000);
    expect(windows()).toHaveLength(60);
    expect(new Set(windows().map(({ slot }) => slot)).size).toBe(60);
    expect(windows()[0]?.age_ms).toBeGreaterThan(118_000);
    await observations.close();
  });

  it('hears of the floor only where compositions are signed', async () => {
    const unsigned = start();
    const signed = start({ verified: true });
    await pass(2000);
    expect([unsigned.floors, signed.floors]).toEqual([[], [11]]);
    await Promise.all([unsigned.observations.close(), signed.observations.close()]);
  });

  it('tells the rest when it ends', async () => {
    const { observations, windows } = start();
    observations.document(seen);
    await observations.close();
    expect(windows()).toHaveLength(1);
  });

  it('counts a visit once a minute', async () => {
    const { observations, windows } = start();
    for (let second = 0; second < 62; second += 2) {
      observations.document(seen);
      for (const visit of ['v', 'w']) observations.visit({ visit, releases });
      await pass(2000);
    }
    const visits = windows().map(({ releases }) => releases.find(({ remote }) => remote === 'shell')?.visits ?? 0);
    expect(visits).toEqual([2, ...Array<number>(29).fill(0), 2]);
    await observations.close();
  });
});
