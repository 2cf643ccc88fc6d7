import type { HashedFile, PageComposition } from '@bee/contracts/page';
import type { Widget } from '@bee/platform';
import type { MountedWidget, Platform } from '@bee/platform/host';
import { showRemote } from '../isolation/remote-scopes.ts';
import { logFailure } from '../log/failure-log.ts';
import { whenIdleAfterReady } from '../page-ready.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** Mounts widgets of any remote; each gets its own React root and id prefix. */
export const createWidgetLoader =
  (composition: PageComposition, load: RemoteLoader) =>
  async (platform: Platform, of: string, host: HTMLElement, props: unknown): Promise<MountedWidget> => {
    const [remote = '', name = ''] = of.split('/');
    const described = composition.remotes[remote]?.widgets.find((widget) => widget.name === name);
    if (!described) throw new Error(`No remote of this composition has a widget "${of}"`);
    // A root element of the widget's remote, for its styles and popups.
    host.dataset.remote = remote;
    if (described.late && host.dataset.beeData !== undefined) {
      await new Promise<void>((ready) => whenIdleAfterReady(ready));
      if (!host.isConnected) throw new Error(`${of} was left before its code was loaded`);
    }
    const [{ module, release }] = await Promise.all([
      load<{ widget: Widget; sheet?: HashedFile }>(remote, `widget/${name}`),
      platform.ensureStyles(described.doors),
    ]);
    await platform.ensureStyles([], module.sheet);
    const leave = showRemote(remote, release);
    try {
      const mounted = await module.widget.mount({ host, platform, props, prefix: widgetPrefix(of) });
      const unmount = () => {
        mounted.unmount();
        leave();
      };
      return { ...mounted, unmount };
    } catch (error) {
      leave();
      logFailure({ phase: 'widget', remote, release, module: `widget/${name}`, error });
      throw error;
    }
  };

/** Equal on server and browser, so that ids match during hydration. */
export const widgetPrefix = (of: string): string => `w-${of.replace(/\W/g, '-')}-`;
