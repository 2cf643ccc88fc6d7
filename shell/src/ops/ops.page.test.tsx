import { ApiError } from '@bee/platform';
import { dialogs, toasts } from '@bee/platform/host';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { composition, NOW, release, showOperations as show } from './testing/show-operations.tsx';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  act(() => toasts.setState({ list: [] }));
});

it('is for operators only', () => {
  const { calls } = show('/ops', {}, false);
  expect(screen.getByText('403 此页面仅限运营人员')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

it('redirects old links of the review lists to their page', () => {
  const { visited } = show('/ops?tab=refund&q=0001');
  expect(visited).toEqual(['/ops/review?tab=refund&q=0001']);
});

it('shows running releases, lagging edges and authors of changes; missing values are —', async () => {
  show('/ops');
  const parts = await screen.findByRole('table', { name: '每个应用正在运行的版本' });
  expect(within(parts).getByRole('row', { name: /价格与数据/ })).toHaveTextContent(
    /价格与数据.*数据组.*1\.1\.0.*—.*1\.0\.0/,
  );
  expect(screen.getByRole('row', { name: /edge-2/ })).toHaveTextContent('文件不完整');
  expect(screen.getByRole('row', { name: /edge-1/ })).toHaveTextContent('正常');
  const history = within(screen.getByRole('table', { name: '组合最近的变更' }));
  expect(history.getByRole('row', { name: /撤下/ })).toHaveTextContent(/2\.0\.0-x → 1\.9\.0-y.*自动 值守.*失败 12%/);
  expect(history.getByRole('row', { name: /灰度/ })).toHaveTextContent(/mf-ai 灰度 2\.0\.0-x 10 %.*运营 老周.*试一周/);
});

it('says in one sentence what runs and what needs attention', async () => {
  const services = { ...composition.services, disk_free: 0.05, redis_ready: false };
  const edges = composition.edges.slice(0, 1);
  show('/ops', { 'ops/getComposition': { ...composition, edges } });
  expect(await screen.findByText('1 个应用在运行，没有灰度；没有要处理的。')).toBeVisible();
  expect(screen.getByRole('button', { name: '变更 价格与数据' })).toBeEnabled();
  show('/ops', { 'ops/getComposition': { ...composition, services, composer_runs: false } });
  expect(
    await screen.findByText(
      /请处理：值守进程没有运行、有边缘报告了问题、有边缘还没有跟上、Redis 没有应答、磁盘快满了。$/,
    ),
  ).toBeVisible();
});

it('enables no button without a composer to carry out a change', async () => {
  show('/ops', { 'ops/getComposition': { ...composition, composer_runs: false } });
  expect(await screen.findByRole('button', { name: '变更 价格与数据' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '全部回退' })).toBeDisabled();
});

it('draws the last hour of each release, with the changes of that time', async () => {
  const minute = (release: string, at: string, failing: number) => ({
    ...{ release, at, visits: 10, failing, lcp: 800, inp: null, render: 20 },
  });
  const before = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString();
  show('/ops?tab=health&remote=mf-ai', {
    'ops/getVersionHealth': { list: [], browsers_report: true, read_at: NOW },
    'ops/getReleaseMinutes': {
      list: [minute('1.0.0-x', before(30), 0), minute('1.1.0-y', before(30), 4), minute('1.1.0-y', before(29), 2)],
      changes: [
        { at: before(31), what: '第 8 号：mf-ai 灰度 1.1.0-y 10 %' },
        { at: before(90), what: '第 7 号：以前' },
      ],
      read_at: NOW,
    },
  });
  const failing = await screen.findByRole('img', { name: '出错的访客，最高 40.0 %' });
  const paths = [...failing.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(paths).toEqual(['M29.0 0V41', 'M30.0 40.0h0.1', 'M30.0 2.0L31.0 21.0h0.1']);
  expect(screen.getByRole('img', { name: 'INP P75，没有数' })).toBeVisible();
  expect(screen.getByText(/第 8 号/)).toBeVisible();
  expect(screen.queryByText(/第 7 号/)).not.toBeInTheDocument();
});

it('shows the error message of the server', async () => {
  show('/ops', {
    'ops/getComposition': () => {
      throw new ApiError('发布仓库里还没有组合', 404, 200);
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('组合加载失败发布仓库里还没有组合');
});

it('polls every five seconds, but not while the tab is hidden', async () => {
  jest.useFakeTimers();
  const { calls } = show('/ops');
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(calls).toHaveLength(3);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(calls).toHaveLength(3);
});

it('names the edges that could not start a canary', async () => {
  const canary = { release: release('1.2.0-cccc', NOW), percent: 10, visitors: true, since: NOW, steps: null };
  const problem = '灰度版本 mf-data-tools@1.2.0-cccc 不可用，所有访客继续使用当前版本：没有 release.json';
  const edges = composition.edges.map((edge) => ({ ...edge, problem: edge.edge === 'edge-2' ? problem : '' }));
  const parts = composition.parts.map((part) => ({ ...part, canary }));
  show('/ops', { 'ops/getComposition': { ...composition, parts, edges } });
  const running = within(await screen.findByRole('table', { name: '每个应用正在运行的版本' }));
  expect(running.getByRole('row', { name: /价格与数据/ })).toHaveTextContent(
    /1\.2\.0-cccc提交 01234567 小林10% 访客与会员.*边缘 edge-2 没有启用/,
  );
  expect(screen.getByRole('row', { name: /^edge-2/ })).toHaveTextContent(problem);
});

it('shows the steps of a canary, its figures and what it waits for', async () => {
  const steps = { percents: [5, 25], minutes: 30, visits: 100, paused: true };
  const canary = { release: release('1.2.0-cccc', NOW), percent: 5, visitors: true, since: NOW, steps };
  const parts = composition.parts.map((part) => ({ ...part, canary }));
  const figures = ['LCP +1 %（-3 至 +5，300 对 900 个访问）'];
  const rollouts = [{ remote: 'mf-data-tools', visits: 12, figures, worse: '', wait: '已暂停' }];
  show('/ops', { 'ops/getComposition': { ...composition, parts, rollouts } });
  const running = within(await screen.findByRole('table', { name: '每个应用正在运行的版本' }));
  expect(running.getByRole('row', { name: /价格与数据/ })).toHaveTextContent(
    /5% 访客与会员已暂停逐步 5, 25, 100 %已暂停LCP \+1 %/,
  );
});

it('ignores problems of edges that no longer report', async () => {
  const canary = { release: release('1.2.0-cccc', NOW), percent: 10, visitors: true, since: NOW, steps: null };
  const problem = '灰度版本 mf-data-tools@1.2.0-cccc 不可用';
  const seen_at = (seconds: number) => new Date(Date.parse(NOW) - seconds * 1000).toISOString();
  const edges = [
    { edge: 'here', composition: '6', sequence: 6, problem, seen_at: seen_at(59) },
    { edge: 'gone', composition: '6', sequence: 6, problem, seen_at: seen_at(61) },
  ];
  const parts = composition.parts.map((part) => ({ ...part, canary }));
  show('/ops', { 'ops/getComposition': { ...composition, parts, edges } });
  const gone = await screen.findByRole('row', { name: /^gone/ });
  expect(gone).toHaveTextContent(/^gone第 6 号—61 秒前没有再报到$/);
  expect(screen.getByRole('row', { name: /^here/ })).toHaveTextContent(/第 6 号1.*有问题/);
  const running = within(screen.getByRole('table', { name: '每个应用正在运行的版本' }));
  expect(running.getByText('边缘 here 没有启用')).toBeVisible();
  expect(running.queryByText('边缘 gone 没有启用')).not.toBeInTheDocument();
});

it('shows the evaluation of a release, and why nothing is done', async () => {
  const release = { remote: 'mf-ai', visits_minute: 1, documents_day: 90, files_refused: 0 };
  const counts = { failed_visits: 8, reported_visits: 40, lcp_p75: null, inp_p75: 12, renders: 0, render_failed: 0 };
  const failed = { load: 8, mount: 0, style: 1, widget: 0, run: 0 };
  const needed = { visits: 12, failing: 4, networks: 5, share: 0.05, times: 3 };
  const evidence = { visits: 40, failing: 8, networks: 6, needed, usual: 0.01, act: 'withdraw' as const, why: '出错' };
  const row = { ...release, ...counts, failed, render_p95: null, role: 'canary' as const };
  show('/ops?tab=health', {
    'ops/getVersionHealth': {
      list: [
        { ...row, release: '2.0.0-x', evidence: { ...evidence, held: '没有值守进程在运行' } },
        { ...row, release: '1.0.0-x', role: 'earlier', evidence: null },
      ],
      browsers_report: true,
      read_at: NOW,
    },
  });
  const shown = await screen.findByRole('row', { name: /2\.0\.0-x/ });
  expect(shown).toHaveTextContent(/20\.0%8 \/ 40 人加载 8 · 样式 1/);
  expect(shown).toHaveTextContent('— / 12');
  expect(shown).toHaveTextContent(/该撤下 出错没有自动处理：没有值守进程在运行/);
  expect(shown).toHaveTextContent(
    '出错 8 / 40 位（20.0%），来自 6 个网段；要有 12 位访客、4 位出错、5 个网段，出错占 5% 以上且超过对照 1% 的 3 倍',
  );
  expect(
    within(screen.getByRole('row', { name: /1\.0\.0-x/ }))
      .getAllByRole('cell')
      .at(-1),
  ).toHaveTextContent(/^—$/);
});

it('keeps time range and order of calls in the address', async () => {
  const call = { operation: 'search/find', calls: 1200, failures: 0, p50: 12.34, p95: 80, slowest: 400 };
  const { calls } = show('/ops?tab=calls&span=24h&order=calls', {
    'ops/getSlowCalls': { list: [call], read_at: NOW },
  });
  expect(await screen.findByRole('row', { name: /search\/find/ })).toHaveTextContent('1,2000 次 · 0.0%12.380.0400.0');
  expect(calls[0]?.request).toEqual({ span: '24h', order: 'calls' });
  expect(screen.getByRole('link', { name: '15 分钟' })).toHaveAttribute('href', '/ops?tab=calls&span=15m&order=calls');
});

describe('browser errors', () => {
  const group = {
    ...{
      fingerprint: 'f'.repeat(32),
      remote: 'mf-ai',
      release: '1.0.0-aaaa',
      kind: 'TypeError',
      message: 'x 不是函数',
    },
    ...{ count: 1200, first_at: '2026-02-27T08:00:00.000Z', last_at: NOW },
  };
  const listed = {
    ...{ ...group, composition: '7', pages: { '/home/ai/list': 1, '/home/ai/index': 1198, '': 1 } },
    ...{ browsers: { 'Chrome 140': 1199, '微信 8': 1 }, days: { '2026-02-28': 1190, '2026-03-01': 10 } },
  };
  const releases = [
    { remote: 'mf-ai', release: '1.0.0-aaaa', groups: 1 },
    { remote: 'shell', release: '1.0.0-ssss', groups: 2 },
  ];
  const answer = { list: [listed], releases, browsers_report: true, read_at: NOW };
  const opened = {
    ...listed,
    commit: 'c0ffee0123456789',
    stack: [
      { fn: 'o', script: 'mf-ai/p.js:1:9', source: 'mf-ai/src/ask.tsx:31:12' },
      { fn: 'c', script: 'mf-ai/q.js:1:9', source: '' },
      { fn: '', script: '', source: '' },
    ],
  };

  it('are listed with filter and order in the address', async () => {
    const { calls } = show('/ops?tab=errors&remote=mf-ai&order=last', { 'ops/getBrowserErrors': answer });
    const row = await screen.findByRole('row', { name: /TypeError：x 不是函数/ });
    expect(row).toHaveTextContent(/1,2000 秒前.*mf-ai1\.0\.0-aaaa\/home\/ai\/index等 3 种页面Chrome 140等 2 种浏览器/);
    expect(calls[0]?.request).toEqual({ remote: 'mf-ai', order: 'last' });
    const releaseLinks = within(screen.getByRole('list', { name: '版本' })).getAllByRole('link');
    expect(releaseLinks.map((link) => link.getAttribute('href'))).toEqual([
      '/ops?tab=errors&remote=mf-ai&release=1.0.0-aaaa&order=last',
    ]);
    expect(within(row).getByRole('link')).toHaveAttribute('href', expect.stringContaining(`error=${'f'.repeat(32)}`));
  });

  it.each([
    ['no reports', '/ops?tab=errors', true, '最近 30 天没有页面错误'],
    ['no reports of the release', '/ops?tab=errors&release=x', true, '这个版本没有错误'],
    ['reports are disabled', '/ops?tab=errors', false, '浏览器的记录没有打开'],
  ])('explain an empty list: %s', async (_name, at, browsers_report, title) => {
    show(at, { 'ops/getBrowserErrors': { ...answer, list: [], releases: [], browsers_report } });
    expect(await screen.findByText(title)).toBeInTheDocument();
  });

  it('open details with source, pages, browsers and days', async () => {
    const { calls } = show(`/ops?tab=errors&order=last&error=${group.fingerprint}`, { 'ops/getBrowserError': opened });
    expect(await screen.findByText('mf-ai/src/ask.tsx:31:12')).toBeInTheDocument();
    expect(screen.getByText('没有这个文件的源码映射')).toBeInTheDocument();
    expect(screen.getByText('浏览器或扩展的代码')).toBeInTheDocument();
    expect(screen.getByText('c0ffee0123')).toBeInTheDocument();
    expect(screen.getByText('2026-03-01：10 次').nextSibling).toHaveTextContent('2026-02-28：1190 次');
    expect(screen.getByText('Chrome 140：1199 次').nextSibling).toHaveTextContent('微信 8：1 次');
    expect(screen.getByRole('link', { name: '返回全部错误' })).toHaveAttribute('href', '/ops?tab=errors&order=last');
    expect(calls.map(({ operation }) => operation)).toEqual(['ops/getBrowserError']);
  });

  it('report that a group no longer exists', async () => {
    show(`/ops?tab=errors&error=${group.fingerprint}`, {
      'ops/getBrowserError': () => {
        throw new ApiError('没有这组错误，或已超过 30 天', 404, 200);
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('没有这组错误，或已超过 30 天');
  });
});

const NO_JOBS = { imports: [], queues: [], jobs: [], failures: [], worker_seen_at: null, read_at: NOW };

describe('jobs', () => {
  const job = {
    ...{ job: 'commerce.send-refunds', every: 10, paused_at: null, waiting_since: null, active: 0, failed: 1 },
    ...{ done: 3, average: 0.25, longest: 1.5, last_at: NOW },
  };
  const failure = {
    ...{
      id: '0198b2de-6f1e-7c6e-8a53-7f0b2f9a1c11',
      job: 'commerce.send-refunds',
      item: 'R26030400000001',
      state: 'failed' as const,
      attempts: 5,
    },
    ...{
      failed_at: NOW,
      retry_at: null,
      message: '支付方没有应答',
      stack: 'Error: 支付方没有应答\n    at askProvider',
    },
  };
  const jobs = { ...NO_JOBS, jobs: [job], failures: [failure], worker_seen_at: NOW };
  const answers = { 'ops/getJobs': jobs, 'ops/changeJob': null, 'ops/retryJob': null };

  it('shows interval, runs and failures with their stack', async () => {
    show('/ops?tab=jobs', answers);
    const row = await screen.findByRole('row', { name: /commerce\.send-refunds/ });
    expect(row).toHaveTextContent(/办理退款commerce\.send-refunds空闲.*每 10 秒310\.25 \/ 1\.500 秒前/);
    expect(screen.getByRole('row', { name: /支付方没有应答/ })).toHaveTextContent(
      /R26030400000001.*5 次后放弃.*at askProvider/,
    );
    expect(screen.getByText(/任务进程 0 秒前在工作/)).toBeInTheDocument();
  });

  it('reports that no worker process runs', async () => {
    const worker_seen_at = new Date(Date.parse(NOW) - 600_000).toISOString();
    show('/ops?tab=jobs', { ...answers, 'ops/getJobs': { ...jobs, worker_seen_at } });
    expect(await screen.findByText(/没有任务进程：任务进程 10 分钟前/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '立即运行 办理退款' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '重试 办理退款' })).toBeDisabled();
  });

  it('runs at once, and pauses only after confirmation', async () => {
    const { calls } = show('/ops?tab=jobs', answers);
    const changes = () => calls.filter(({ operation }) => operation === 'ops/changeJob').map(({ request }) => request);
    fireEvent.click(await screen.findByRole('button', { name: '立即运行 办理退款' }));
    await waitFor(() => expect(changes()).toEqual([{ job: 'commerce.send-refunds', action: 'run' }]));
    await waitFor(() => expect(screen.getByRole('button', { name: '暂停 办理退款' })).toBeEnabled());
    fireEvent.click(screen.getByRole('button', { name: '暂停 办理退款' }));
    const answer = async (confirmed: boolean) => {
      await waitFor(() => expect(dialogs.getState().list).toHaveLength(1));
      await act(async () => dialogs.getState().list[0]?.answer(confirmed));
    };
    await answer(false);
    expect(changes()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: '暂停 办理退款' }));
    await answer(true);
    await waitFor(() => expect(changes()[1]).toEqual({ job: 'commerce.send-refunds', action: 'pause' }));
  });

  it('retries a run that has failed permanently', async () => {
    const { calls } = show('/ops?tab=jobs', answers);
    fireEvent.click(await screen.findByRole('button', { name: '重试 办理退款' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'ops/retryJob')?.request).toEqual({
        job: failure.job,
        id: failure.id,
      }),
    );
    expect(toasts.getState().list.at(-1)).toMatchObject({ message: '已排队，几秒内重试' });
  });
});

it('shows titles of imports, and the name of an unknown one', async () => {
  const run = { files: 1, state: 'published' as const, lost: false, started_at: NOW, finished_at: NOW };
  const imports = ['prices', 'baike', 'bees'].map((kind, index) => ({ ...run, id: String(index), kind }));
  show('/ops?tab=jobs', { 'ops/getJobs': { ...NO_JOBS, imports } });
  const runs = within(await screen.findByRole('table', { name: '最近 20 次数据导入' }));
  expect(runs.getAllByRole('row').map((row) => row.textContent?.slice(0, 4))).toEqual([
    expect.anything(),
    '市场价格',
    '百科1已',
    expect.stringMatching(/^bees/),
  ]);
});

it('links the number of pending reviews to their list', async () => {
  show('/ops?tab=reviews', {
    'ops/getReviewCounts': { list: [{ tab: 'refund', open: 2, oldest_at: '2026-03-01T06:00:00.000Z' }], read_at: NOW },
  });
  const row = await screen.findByRole('row', { name: /退款/ });
  expect(row).toHaveTextContent(/2.*2 小时/);
  expect(within(row).getByRole('link', { name: '退款' })).toHaveAttribute('href', '/ops/review?tab=refund');
});
