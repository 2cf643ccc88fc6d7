import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentViewer, PageComposition, RenderedFrame, RenderedPage, RenderedWidget } from '@bee/contracts/page';
import { loadReleaseModule } from './release-module.ts';
import type { FromWorker, RenderJob, ToWorker, WorkerFiles } from './render-message.ts';
import { workerTransport } from './worker-transport.ts';

type Context = {
  composition: PageComposition;
  viewer: DocumentViewer;
  transport: ReturnType<typeof workerTransport>;
  onLoaded(): void;
};
type ShellServer = {
  modules: Record<string, () => unknown>;
  renderFrame(request: {
    composition: PageComposition;
    pathname: string;
    search: string;
    viewer: DocumentViewer;
    section?: string | undefined;
  }): RenderedFrame;
};
type RemoteServer = {
  renderPage(address: { pathname: string; search: string }, context: Context): Promise<RenderedPage>;
  renderWidget(of: object, context: Context): Promise<RenderedWidget>;
};

/** A rate limit says nothing about the address. */
const TOO_MANY = 429;

const { shell: shellFile, remote: remoteFile, composition, apiUrl } = workerData as WorkerFiles;
const shell = loadReleaseModule(shellFile, {}) as ShellServer;
const remote = remoteFile ? (loadReleaseModule(remoteFile, shell.modules) as RemoteServer) : null;

type RenderInputs = { job: RenderJob; headers: ToWorker['headers']; tags: Set<string>; onLoaded(): void };

const run = async ({ job, headers, tags, onLoaded }: RenderInputs): Promise<unknown> => {
  if (job.kind === 'frame') return shell.renderFrame({ composition, ...job });
  if (!remote) throw new Error('This worker renders frames only');
  const transport = workerTransport(apiUrl, headers, tags);
  const context: Context = { composition, viewer: job.viewer, transport, onLoaded };
  if (job.kind === 'page') return remote.renderPage({ pathname: job.pathname, search: job.search }, context);
  return remote.renderWidget({ name: job.name, module: job.module, props: job.props, prefix: job.prefix }, context);
};

/** HTTP status of an API that is unavailable, and of a proxy in front of it. */
const UNAVAILABLE = [502, 503, 504];

/** Checked by name: the class is that of the platform version a release was built with, not of this process. */
const apiFailure = (error: unknown): 'refused' | 'unavailable' | null => {
  if (!(error instanceof Error) || error.name !== 'ApiError') return null;
  const { code, status } = error as Error & { code: number; status: number };
  if (UNAVAILABLE.includes(status)) return 'unavailable';
  return code >= 400 && code < 500 && code !== TOO_MANY ? 'refused' : null;
};

parentPort?.on('message', ({ id, job, headers }: ToWorker) => {
  const post = (message: FromWorker) => parentPort?.postMessage(message);
  const tags = new Set<string>();
  run({ job, headers, tags, onLoaded: () => post({ id, event: 'loaded' }) }).then(
    (result) => post({ id, event: 'done', result, tags: [...tags] }),
    (error: unknown) => {
      const event = apiFailure(error);
      if (event) return post({ id, event, message: (error as Error).message });
      post({ id, event: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    },
  );
});
