import type { Clock } from '../clock.ts';
import type { Settings } from '../settings.ts';
import { startSandbox } from './sandbox-site.ts';

export type OpenSandbox = {
  /** With the sandbox in the place of what is not configured. */
  settings: Settings;
  /** Null where none runs. */
  url: string | null;
  close(): Promise<void>;
};

/** In a demonstration the sandbox stands in for the third parties that are not configured; an edge alone has none. */
export const openSandbox = async (settings: Settings, clock: Clock): Promise<OpenSandbox> => {
  const { demo, role, wechat, qq, host, publicUrl, sandbox } = settings;
  if (!demo || role === 'edge' || (wechat && qq)) return { settings, url: null, close: async () => undefined };
  const redirectOrigin = new URL(publicUrl).origin;
  const site = await startSandbox({ port: sandbox.port, url: sandbox.url, host, redirectOrigin, clock });
  return {
    settings: { ...settings, wechat: wechat ?? site.wechat, qq: qq ?? site.qq },
    url: site.url,
    close: site.close,
  };
};
