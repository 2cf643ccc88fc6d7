import type { DocumentViewer, RenderedFrame, RenderedPage, RenderedWidget } from '@bee/contracts/page';
import type { LoadContext } from '../../cache/cache.ts';
import { span } from '../../telemetry/activity.ts';
import { escapeHtml, unescapeHtml } from '../document/html.ts';
import type { ActiveComposition } from '../release/active-composition.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { RenderJob } from './render-message.ts';
import type { RenderMeter } from './render-metrics.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import type { RenderPools } from './render-pools.ts';

type Address = { pathname: string; search: string; viewer: DocumentViewer };

/**
 * Renders pages with their widgets, and frames, for one composition. Rejects if a remote fails, or if the signal is
 * aborted before the render has begun.
 */
export type Renderer = {
  page(remote: string, address: Address, context: LoadContext): Promise<RenderedPage>;
  /** `section` is taken from the head of the page inside the frame. */
  frame(address: Address & { section?: string | undefined }, signal?: AbortSignal): Promise<RenderedFrame>;
  close(): void;
};

type RendererOptions = {
  active: ActiveComposition;
  store: ReleaseStore;
  workerFile: string;
  /** Shared by all renderers that are opened and closed together. */
  shared: RenderPools;
  apiUrl: string;
  meter(remote: string): RenderMeter;
  sign(): string;
  report(problem: string): void;
  /** Releases that are not called for a while because their renders time out; for operators. */
  paused: Set<string>;
};

const FRAME = 'shell';

export const createRenderer = ({
  active,
  store,
  workerFile,
  shared,
  apiUrl,
  meter,
  sign,
  report,
  paused,
}: RendererOptions): Renderer => {
  const pools = new Map<string, RenderPool>();
  const serverFile = (release: ActiveComposition['shell']) => ({
    file: store.file(release.name, release.release, release.server),
    integrity: release.integrity[release.server] ?? '',
  });

  const poolOf = (name: string): RenderPool => {
    const known = pools.get(name);
    if (known) return known;
    const remote = active.remotes[name];
    if (name !== FRAME && !remote) throw new Error(`"${name}" is not part of the composition`);
    const data = {
      shell: serverFile(active.shell),
      ...(remote && { remote: serverFile(remote) }),
      composition: active.page,
      apiUrl,
    };
    const pool = shared.of(data, () =>
      createRenderPool({
        file: workerFile,
        data,
        meter: meter(name),
        sign,
        report: (problem) => report(`${name}: ${problem}`),
        onPause: (isPaused) => {
          const problem = `${name} ${(remote ?? active.shell).release} 的服务器渲染连续超时，暂停调用`;
          if (isPaused) paused.add(problem);
          else paused.delete(problem);
        },
      }),
    );
    pools.set(name, pool);
    return pool;
  };

  const render = (remote: string, job: RenderJob, signal?: AbortSignal) =>
    span(`render ${job.kind}`, 'INTERNAL', { 'bee.remote': remote }, () => poolOf(remote).render(job, signal));

  const widget = async (
    of: string,
    props: unknown,
    { viewer }: Address,
    addTags: LoadContext['addTags'],
  ): Promise<RenderedWidget> => {
    const [remote = '', name = ''] = of.split('/');
    const described = active.remotes[remote]?.manifest?.widgets.find((one) => one.name === name);
    if (!described) throw new Error(`no widget ${of}`);
    const prefix = `w-${of.replace(/\W/g, '-')}-`;
    const job = { kind: 'widget', name, module: described.module, props, prefix, viewer } as const;
    const { result, tags } = await render(remote, job);
    addTags(tags);
    return result as RenderedWidget;
  };

  return {
    page: async (remote, address, { addTags, signal }) => {
      const { result, tags } = await render(remote, { kind: 'page', ...address }, signal);
      addTags(tags);
      const page = result as RenderedPage;
      return { ...page, html: await fillWidgets(page.html, (of, props) => widget(of, props, address, addTags)) };
    },
    frame: async (address, signal) =>
      (await render(FRAME, { kind: 'frame', ...address }, signal)).result as RenderedFrame,
    close: () => {
      for (const pool of pools.values()) pool.close();
    },
  };
};

const SLOT = /<div data-bee-widget="([^"]*)" data-bee-props="([^"]*)"><\/div>/g;

/** Widgets that a rendered page contains, of all that its manifest names. */
export const widgetsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/ data-bee-widget="([^"]*)"/g)].map(([, of = '']) => unescapeHtml(of))),
];

/** Fills each widget's HTML and data into its slot, which becomes a root element of its remote; a slot whose widget fails stays empty for the browser. */
export const fillWidgets = async (
  html: string,
  render: (of: string, props: unknown) => Promise<RenderedWidget>,
): Promise<string> => {
  const filled = await Promise.all(
    [...html.matchAll(SLOT)].map(async ([slot, of = '', props = '']) => {
      try {
        const result = await render(unescapeHtml(of), JSON.parse(unescapeHtml(props)));
        const data = escapeHtml(JSON.stringify(result.data));
        const [remote] = of.split('/');
        return `<div data-remote="${remote}" data-bee-widget="${of}" data-bee-props="${props}" data-bee-data="${data}">${result.html}</div>`;
      } catch {
        return slot;
      }
    }),
  );
  let next = 0;
  return html.replace(SLOT, (slot) => filled[next++] ?? slot);
};
