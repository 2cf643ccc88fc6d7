import type { RequestFor } from '@bee/contracts/operations';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { EDGE_HEADER, INTERNAL_HEADER, signAsEdge, signInternal } from '../../../http/internal-signature.ts';

const SECRET = 'the secret of these edges';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ INTERNAL_SECRET: SECRET });
});
afterAll(() => test?.close());

type Report = RequestFor<'site/reportEdge'>;

const window = {
  slot: 1_700_000_000_000,
  age_ms: 4000,
  served: [],
  releases: [
    {
      remote: 'mf-ai',
      release: 'a1',
      documents: 3,
      visits: 2,
      renders: 2,
      render_failed: 1,
      render_p95: 40,
      render_networks: ['network1'],
      files_refused: 0,
    },
  ],
};
const report: Report = { edge: 'edge-1', composition: '7', sequence: 7, verified: true, problem: '', window };

const sendReport = async (body: object, headers?: Record<string, string>) => {
  const signed = headers ?? { [EDGE_HEADER]: signAsEdge(SECRET, test.now().getTime()) };
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/site/reportEdge',
    headers: signed,
    payload: body,
  });
  return { status: response.statusCode, body: response.json() };
};
const windows = (edge: string) =>
  test.database.db.selectFrom('edge_observation').selectAll().where('edge', '=', edge).orderBy('remote').execute();

describe('site/reportEdge', () => {
  it('keeps what the edge saw, by release, and when by the clock of the API', async () => {
    await sendReport(report);
    const rows = await windows('edge-1');
    expect(rows).toMatchObject([
      { remote: 'mf-ai', documents: 3, renders: 2, render_failed: 1, visits: 2, render_networks: ['network1'] },
    ]);
    expect(new Date(rows[0]?.at ?? 0).getTime()).toBe(test.now().getTime() - 4000);
  });

  it('counts a window that is sent twice once', async () => {
    await sendReport({ ...report, edge: 'edge-2' });
    await sendReport({ ...report, edge: 'edge-2', window: { ...window, age_ms: 6000 } });
    expect(await windows('edge-2')).toHaveLength(1);
  });

  it('accepts the windows of an edge of the version before, which name visits and do not count them', async () => {
    const { visits: _visits, ...seen } = window.releases[0] ?? {};
    const served = [{ releases: { shell: 's1', 'mf-ai': 'a1' }, visits: [`${'a'.repeat(16)}.network1`] }];
    await sendReport({ ...report, edge: 'edge-old', window: { ...window, served, releases: [seen] } });
    expect(await windows('edge-old')).toMatchObject([{ remote: 'mf-ai', documents: 3, visits: 0 }]);
  });

  it('knows what each edge serves', async () => {
    await sendReport({ ...report, edge: 'edge-3', window: null });
    await sendReport({ ...report, edge: 'edge-3', composition: '8', sequence: 8, problem: 'broken', window: null });
    const seen = await test.database.db.selectFrom('edge_seen').selectAll().where('edge', '=', 'edge-3').execute();
    expect(seen).toMatchObject([{ composition: '8', sequence: 8, problem: 'broken' }]);
  });

  it('answers the highest verified sequence of all edges and never a lower one', async () => {
    const floorOf = async (more: Partial<Report>) =>
      (await sendReport({ ...report, edge: 'edge-4', window: null, ...more })).body.data.floor;
    expect(await floorOf({ sequence: 20 })).toBe(20);
    expect(await floorOf({ sequence: 9 })).toBe(20);
    expect(await floorOf({ sequence: 30, verified: false })).toBe(20);
    expect(await floorOf({ sequence: 21 })).toBe(21);
  });

  it.each([
    ['nobody', {}],
    ['a render worker, which runs the code of remotes', { [EDGE_HEADER]: 'internal', [INTERNAL_HEADER]: 'internal' }],
    ['another installation', { [EDGE_HEADER]: 'other' }],
    ['an edge of yesterday', { [EDGE_HEADER]: 'old' }],
  ])('takes no word of %s', async (_who, given: Record<string, string>) => {
    const now = test.now().getTime();
    const kinds: Record<string, string> = {
      internal: signInternal(SECRET, now),
      other: signAsEdge('another secret of some edge', now),
      old: signAsEdge(SECRET, now - 61_000),
    };
    const headers = Object.fromEntries(Object.entries(given).map(([name, kind]) => [name, kinds[kind] ?? '']));
    const { body } = await sendReport({ ...report, edge: 'forged' }, headers);
    expect(body).toMatchObject({ code: 403 });
    expect(await windows('forged')).toEqual([]);
  });

  it.each([
    ['networks that are no hashes', { ...window, releases: [{ ...window.releases[0], render_networks: ["'; drop"] }] }],
    ['a negative count', { ...window, releases: [{ ...window.releases[0], renders: -1 }] }],
    ['a window of the future', { ...window, age_ms: -1 }],
  ])('refuses %s', async (_what, broken) => {
    expect((await sendReport({ ...report, edge: 'broken', window: broken })).status).toBe(422);
    expect(await windows('broken')).toEqual([]);
  });
});
