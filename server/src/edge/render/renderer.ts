import type { DocumentViewer, RenderedFrame, RenderedPage, RenderedWidget } from '@bee/contracts/page';
import { span } from '../../telemetry/activity.ts';
import { escapeHtml, unescapeHtml } from '../document/html.ts';
import type { ActiveComposition } from '../release/active-composition.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { RenderJob } from './render-message.ts';
import type { RenderMeter } from './render-metrics.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import type { RenderPools } from './render-pools.ts';

type Address = { pathname: string; search: string; viewer: DocumentViewer };

/** Adds what a rendered page depends on to its cache entry. */
type AddTags = (tags: readonly string[]) => void;

/** Renders pages with their widgets, and frames, for one composition. Rejects if a remote fails. */
export type Renderer = {
  page(remote: string, address: Address, addTags: AddTags): Promise<RenderedPage>;
  /** `section` is taken from the head of the page inside the frame. */
  frame(address: Address & { section?: string | undefined }): Promise<RenderedFrame>;
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
};

const FRAME = 'shell';
/** A frame shows nothing of the API. */
const NO_TAGS = () => undefined;

export const createRenderer = ({
  active,
  store,
  workerFile,
  shared,
  apiUrl,
  meter,
  sign,
  report,
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
      }),
    );
    pools.set(name, pool);
    return pool;
  };

  const render = async (remote: string, job: RenderJob, addTags: AddTags) => {
    const attributes = { 'bee.remote': remote };
    const rendered = await span(`render ${job.kind}`, 'INTERNAL', attributes, () => poolOf(remote).render(job));
    addTags(rendered.tags);
    return rendered.result;
  };

  const widget = async (of: string, props: unknown, { viewer }: Address, addTags: AddTags): Promise<RenderedWidget> => {
    const [remote = '', name = ''] = of.split('/');
    const described = active.remotes[remote]?.manifest?.widgets.find((one) => one.name === name);
    if (!described) throw new Error(`no widget ${of}`);
    const prefix = `w-${of.replace(/\W/g, '-')}-`;
    const job = { kind: 'widget', name, module: described.module, props, prefix, viewer } as const;
    return (await render(remote, job, addTags)) as RenderedWidget;
  };

  return {
    page: async (remote, address, addTags) => {
      const page = (await render(remote, { kind: 'page', ...address }, addTags)) as RenderedPage;
      return { ...page, html: await fillWidgets(page.html, (of, props) => widget(of, props, address, addTags)) };
    },
    frame: async (address) => (await render(FRAME, { kind: 'frame', ...address }, NO_TAGS)) as RenderedFrame,
    close: () => {
      for (const pool of pools.values()) pool.close();
    },
  };
};

const SLOT = /<div data-bee-widget="([^"]*)" data-bee-props="([^"]*)"><\/div>/g;

/** Widgets that a rendered page contains, of all that its manifest names. */
export const widgetsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<div data-bee-widget="([^"]*)"/g)].map(([, of = '']) => unescapeHtml(of))),
];

/** Fills each widget's HTML and data into its slot; a slot whose widget fails stays empty for the browser. */
export const fillWidgets = async (
  html: string,
  render: (of: string, props: unknown) => Promise<RenderedWidget>,
): Promise<string> => {
  const filled = await Promise.all(
    [...html.matchAll(SLOT)].map(async ([slot, of = '', props = '']) => {
      try {
        const result = await render(unescapeHtml(of), JSON.parse(unescapeHtml(props)));
        const data = escapeHtml(JSON.stringify(result.data));
        return `<div data-bee-widget="${of}" data-bee-props="${props}" data-bee-data="${data}">${result.html}</div>`;
      } catch {
        return slot;
      }
    }),
  );
  let next = 0;
  return html.replace(SLOT, (slot) => filled[next++] ?? slot);
};
