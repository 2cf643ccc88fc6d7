import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { ApiCaller } from '../api/api-caller.ts';
import type { Platform } from '../platform.ts';
import { PlatformProvider } from '../platform-context.tsx';
import { hydrate } from '../remote/hydrate.ts';
import { showInDevelopment } from '../remote/show-in-development.ts';

type WidgetDefinition<Props, Data> = {
  load?: (context: { api: ApiCaller; props: Props }) => Promise<Data>;
  component: ComponentType<{ data: Data; props: Props }>;
};

export type MountedWidget = {
  /** Changes the properties: the current content stays until the new data is loaded; the last call wins. */
  update(props: unknown): Promise<void>;
  unmount(): void;
};

/** A component that other remotes embed: its own React root, JSON properties, no nested widgets. */
export type Widget = {
  load(context: { api: ApiCaller; props: unknown }): Promise<unknown>;
  /** `remote` owns the widget; only the browser needs it. */
  render(platform: Platform, data: unknown, props: unknown, remote?: string): React.ReactNode;
  mount(request: { host: HTMLElement; platform: Platform; props: unknown; prefix: string }): Promise<MountedWidget>;
};

export const defineWidget = <Props, Data = null>(definition: WidgetDefinition<Props, Data>): Widget => {
  const { component: Component } = definition;
  const load: Widget['load'] = async ({ api, props }) => definition.load?.({ api, props: props as Props }) ?? null;
  const render: Widget['render'] = (platform, data, props, remote) => (
    <PlatformProvider platform={platform} remote={remote}>
      <Component data={data as Data} props={props as Props} />
    </PlatformProvider>
  );
  return {
    load,
    render,
    mount: async ({ host, platform, props, prefix }) => {
      const rendered = takeRenderedData(host);
      const data = rendered ? rendered.data : await load({ api: platform.api, props });
      const onUncaughtError = (error: unknown) => {
        showInDevelopment(error);
        host.replaceChildren();
      };
      const options = { identifierPrefix: prefix, onUncaughtError };
      const { remote } = host.dataset;
      const tree = render(platform, data, props, remote);
      const root = rendered ? hydrate(host, tree, options) : createRoot(host, options);
      if (!rendered) root.render(tree);
      let turn = 0;
      return {
        update: async (next) => {
          turn += 1;
          const mine = turn;
          const loaded = await load({ api: platform.api, props: next });
          if (mine === turn) root.render(render(platform, loaded, next, remote));
        },
        unmount: () => {
          turn += 1;
          root.unmount();
        },
      };
    },
  };
};

/** The server stores a widget's data on its host; it is used for the first mount only. */
const takeRenderedData = (host: HTMLElement): { data: unknown } | null => {
  const text = host.dataset.beeData;
  delete host.dataset.beeData;
  return text === undefined ? null : { data: JSON.parse(text) };
};
