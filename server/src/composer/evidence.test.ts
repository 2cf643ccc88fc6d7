import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { reportVisit, serve, someVisits } from '@bee/testing/server/visits';
import { readBefore, readEvidence } from './evidence.repository.ts';
import { purgeExpired } from './purge-expired.ts';

const NOW = new Date('2026-03-04T02:00:00.000Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

let database: ServerTestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  await database.db.deleteFrom('action_record').execute();
  await database.db.deleteFrom('edge_observation').execute();
  await database.db.deleteFrom('release_visit').execute();
});

const A2: [string, string] = ['mf-ai', 'a2'];
const evidence = async (perNetwork = 3) => (await readEvidence(database.db, [A2], { now: NOW, perNetwork }))[0];
const served = (
  visits: Parameters<typeof serve>[1],
  more: { failed?: number; refused?: number; now?: Date; edge?: string } = {},
) => serve(database.db, visits, { 'mf-ai': 'a2', shell: 's1' }, { now: NOW, ...more });
const reportVisits = (visits: Parameters<typeof reportVisit>[1], failed: boolean, now = NOW, lcp?: number) =>
  reportVisit(database.db, visits, A2, { now, failed, ...(lcp !== undefined && { lcp }) });

describe('evidence about a release', () => {
  it('counts visits that an edge served with it, and their networks', async () => {
    const visits = someVisits(20, 'v');
    await served(visits);
    await reportVisits(visits, false);
    await reportVisits(visits.slice(0, 8), true);
    await reportVisits(visits.slice(0, 8), true);
    expect(await evidence()).toMatchObject({ visits: 20, failing: 8, networks: 8, documents: 20, renders: 20 });
  });

  it('takes no notice of records without a visit, were there ten thousand', async () => {
    await served(someVisits(20, 'v'));
    await reportVisits(Array<null>(10_000).fill(null), true);
    expect(await evidence()).toMatchObject({ visits: 0, failing: 0, networks: 0 });
  });

  it('nor of visits of another release', async () => {
    await serve(database.db, someVisits(50, 'v'), { 'mf-ai': 'a1' }, { now: NOW });
    await reportVisit(database.db, someVisits(50, 'v'), ['mf-ai', 'a1'], { now: NOW, failed: true });
    expect(await evidence()).toMatchObject({ visits: 0, failing: 0, networks: 0, documents: 0 });
  });

  it('nor of who was given a cookie and never came back with it, as crawlers do', async () => {
    await served(someVisits(1000, 'crawler'));
    await served(someVisits(20, 'v'));
    await reportVisits(someVisits(20, 'v'), false);
    await reportVisits(someVisits(5, 'v'), true);
    expect(await evidence()).toMatchObject({ visits: 20, failing: 5, documents: 1020 });
  });

  it('finds one network behind any number of cookies that were taken from one place', async () => {
    await reportVisits(
      someVisits(1500, 'harvested', (index) => `203.0.113.${index % 250}`),
      true,
    );
    await reportVisits(someVisits(20, 'v'), false);
    expect(await evidence()).toMatchObject({ visits: 23, failing: 3, networks: 1 });
    expect(await evidence(Number.MAX_SAFE_INTEGER)).toMatchObject({ visits: 1520, failing: 1500, networks: 1 });
  });

  it('is of the last ten minutes', async () => {
    const visits = someVisits(20, 'v');
    await served(visits, { now: ago(20) });
    await reportVisits(visits, true, ago(11));
    expect((await evidence())?.failing ?? 0).toBe(0);
    await reportVisits(visits.slice(0, 6), true, ago(9));
    expect(await evidence()).toMatchObject({ visits: 6, failing: 6, documents: 0 });
  });

  it('knows what the edge could not render and did not hand out', async () => {
    await served(someVisits(12, 'v'), { failed: 7, refused: 3 });
    await served(someVisits(4, 'w'), { refused: 1 });
    expect(await evidence()).toMatchObject({ renders: 16, renderFailed: 7, renderNetworks: 7, refusedWindows: 2 });
    expect(await evidence()).toMatchObject({ edges: 1, refusedEdges: 1 });
    await served(someVisits(4, 'x'), { edge: 'other' });
    expect(await evidence()).toMatchObject({ edges: 2, refusedEdges: 1 });
  });

  it('knows how fast pages came', async () => {
    const visits = someVisits(4, 'v');
    await served(visits);
    for (const [index, visit] of visits.entries()) await reportVisits([visit], false, NOW, (index + 1) * 1000);
    expect(await evidence()).toMatchObject({ measured: 4, lcpP75: 3250, renderP95: 20 });
  });

  it('of the day before is that of the remote, whatever release it had', async () => {
    const visits = someVisits(10, 'v');
    await reportVisit(database.db, visits, ['mf-ai', 'a0'], { now: ago(60), failed: false });
    await reportVisit(database.db, visits.slice(0, 3), ['mf-ai', 'a1'], { now: ago(60), failed: true });
    await reportVisits(visits, true);
    await reportVisit(database.db, visits, ['mf-ai', 'a0'], { now: ago(1500), failed: true });
    await served(visits, { now: ago(60), failed: 4 });
    await served(visits, { failed: 9 });
    const nothing = { visits: 0, failing: 0, renders: 0, renderFailed: 0, lcpP75: null };
    const before = { visits: 10, failing: 3, renders: 10, renderFailed: 4, lcpP75: null };
    expect(await readBefore(database.db, 'mf-ai', ago(10))).toEqual(before);
    expect(await readBefore(database.db, 'mf-none', ago(10))).toEqual(nothing);
  });

  it('is summed up by the minute after an hour, and forgotten after a day', async () => {
    for (let window = 0; window < 3; window++) await served(someVisits(2, `v${window}`), { now: ago(90), failed: 1 });
    await served(someVisits(2, 'w'), { now: ago(30) });
    await served(someVisits(2, 'old'), { now: ago(26 * 60) });
    const rows = async () =>
      database.db.selectFrom('edge_observation').selectAll().where('remote', '=', 'mf-ai').orderBy('at').execute();
    const sums = [
      { documents: 6, renders: 6, render_failed: 3, render_p95: 20 },
      { documents: 2, visits: 2 },
    ];
    await purgeExpired(database.db, NOW);
    expect(await rows()).toMatchObject(sums);
    await purgeExpired(database.db, NOW);
    expect(await rows()).toMatchObject(sums);
  });
});
