import type { ActionParams, PageErrorParams } from '@bee/contracts/entity/action-record';
import type { PageComposition } from '@bee/contracts/page';
import { ApiError, NetworkError } from '@bee/platform';
import { createLocationStore } from '@bee/platform/host';
import { TimeoutError } from '../loader/with-timeout.ts';
import { type Failure, logFailedCall, logFailure } from './failure-log.ts';
import { followFailures } from './failure-records.ts';
import type { Recorder } from './recorder.ts';

const composition = { id: '7', shell: { release: '1.0.0-shell', doors: {} }, remotes: {} } as PageComposition;

const follow = () => {
  const records: [string, ActionParams[keyof ActionParams] & { kind?: string }][] = [];
  const record: Recorder = (actionId, { params }) => records.push([actionId, params]);
  followFailures({ composition, location: createLocationStore('/', ''), record });
  return records;
};

const recordsOf = (...failures: Failure[]) => {
  const records = follow();
  for (const failure of failures) logFailure(failure);
  return records;
};

const blocked: Failure = {
  phase: 'load',
  remote: 'mf-ai',
  release: '1.0.0-aaaa',
  module: 'remote',
  path: '/releases/mf-ai/1.0.0-aaaa/remoteEntry.js',
  attempt: 2,
  recovered: false,
  error: new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008'),
};

const thrownIn = (file: string, message: string): Error =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at f (http://localhost${file}:1:2)` });

it('reports failures from before the log was loaded', () => {
  logFailure(blocked);
  expect(follow().map(([actionId]) => actionId)).toEqual(['load_failure']);
});

it('reports a call without an answer once per operation, but no refusal', () => {
  const records = follow();
  logFailedCall('pz/list', new NetworkError());
  logFailedCall('pz/list', new NetworkError());
  logFailedCall('pz/detail', new ApiError('出错了', 500, 200));
  logFailedCall('user/login', new ApiError('密码不对', 401, 200));
  expect(records.map(([actionId, { kind, remote }]) => [actionId, kind, remote])).toEqual([
    ['call_failure', 'pz/list', 'shell'],
    ['call_failure', 'pz/detail', 'shell'],
  ]);
});

it('counts a remote that does not load as one failure, regardless of retries', () => {
  expect(recordsOf(blocked, blocked, { ...blocked, attempt: 4 })).toEqual([
    [
      'load_failure',
      {
        remote: 'mf-ai',
        release: '1.0.0-aaaa',
        composition: '7',
        phase: 'load',
        module: 'remote',
        path: '/releases/mf-ai/1.0.0-aaaa/remoteEntry.js',
        page: '',
        kind: 'script',
        message: '[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008',
        attempt: 2,
        recovered: false,
      },
    ],
  ]);
});

it.each([
  ['timeout', new TimeoutError('mf-ai/remote', 6000)],
  ['unknown_file', new Error('"/releases/x/y/z.js" is not part of this composition')],
  ['exception', new Error('mf-ai exposes no "remote"')],
])('classifies a %s', (kind, error) => {
  expect(recordsOf({ ...blocked, module: `m-${kind}`, error })[0]?.[1]).toMatchObject({ kind });
});

it('assigns an uncaught error to the release in its stack, regardless of the attempt in its address', () => {
  const error = thrownIn('/releases/mf-ai/1.0.0-aaaa~2/static/page.js', 'x is not a function');
  expect(recordsOf({ phase: 'run', error })).toEqual([
    [
      'page_error',
      {
        remote: 'mf-ai',
        release: '1.0.0-aaaa',
        composition: '7',
        kind: 'TypeError',
        message: 'x is not a function',
        path: '/releases/mf-ai/1.0.0-aaaa~2/static/page.js',
        page: '',
        stack: '    at f (/releases/mf-ai/1.0.0-aaaa~2/static/page.js:1:2)',
      },
    ],
  ]);
});

it('ignores errors of extensions and of unknown origin', () => {
  const foreign = thrownIn('/chrome-extension/abc.js', 'not ours');
  expect(recordsOf({ phase: 'run', error: foreign }, { phase: 'run', error: undefined })).toEqual([]);
});

it('shortens the message and removes personal data and secrets', () => {
  const error = thrownIn('/releases/mf-ai/r/a.js', `no user 13800000001 at /a?token=SECRET ${'long '.repeat(100)}`);
  const [, params] = recordsOf({ phase: 'run', error })[0] ?? [];
  expect(params).toMatchObject({ message: expect.stringMatching(/^no user 138\*{4}0001 at \/a\?token=\*{3} long/) });
  expect(JSON.stringify(params).length).toBeLessThan(500);
});

it('limits the reports of a failure in a loop', () => {
  const loop = Array.from({ length: 100 }, (_, index) => ({
    phase: 'run' as const,
    error: thrownIn('/releases/mf-ai/r/a.js', `failure ${index}`),
  }));
  expect(recordsOf(...loop)).toHaveLength(30);
});

it.each([
  ['/home/article/detail/id/7.html', '/home/article/detail/id/{id}'],
  ['/home/news/7', '/home/news/{id}'],
  ['/article/detail', '/article/detail'],
])('reports the pattern of the page, not its address: %s', (pathname, pattern) => {
  const paths = [{ pattern: '/home/article/detail/id/{id}' }, { pattern: '/home/news/{id}' }];
  const match = { remote: 'mf-ai', page: { id: 'article/detail', paths }, params: { id: '7' }, canonical: '' };
  const location = createLocationStore('/', '');
  location.setState({ match, pathname } as unknown as Parameters<typeof location.setState>[0]);
  const params: object[] = [];
  followFailures({ composition, location, record: (_id, happened) => params.push(happened.params) });
  logFailure({ phase: 'run', error: thrownIn('/releases/mf-ai/r/page.js', 'on a page') });
  expect(params).toEqual([expect.objectContaining({ page: pattern })]);
});

it('reports the stack frames of exceptions in remotes, not of files that failed to load', () => {
  const thrown = {
    ...blocked,
    module: 'thrown',
    error: thrownIn('/releases/mf-ai/1.0.0-aaaa/a.js', 'no user\n    at home'),
  };
  const [first, second] = recordsOf(thrown, { ...blocked, module: 'blocked' }).map(([, params]) => params);
  expect(first).toMatchObject({ error: 'TypeError', stack: '    at f (/releases/mf-ai/1.0.0-aaaa/a.js:1:2)' });
  expect(second).not.toHaveProperty('stack');
});

it('cuts a long stack', () => {
  const error = new Error('deep');
  error.stack = '    at f (/releases/mf-ai/r/a.js:1:2)\n'.repeat(500);
  const params = recordsOf({ phase: 'run', error })[0]?.[1] as PageErrorParams;
  expect(params.stack).toHaveLength(2000);
});
