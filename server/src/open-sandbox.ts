import type { SandboxProviders } from '@bee/sandbox';
import type { Clock } from './clock.ts';
import type { Settings } from './settings.ts';

/** A file of its own in server/dist, which only demonstrations load. */
const loadSandbox = () => import(/* webpackChunkName: "sandbox" */ '@bee/sandbox');

export type OpenSandbox = {
  /** With the sandbox substituted for the providers that are not configured. */
  settings: Settings;
  /** Null if no sandbox is used. */
  url: string | null;
  close(): Promise<void>;
};

/** In a demo the sandbox replaces the third parties that are not configured; only the roles that call the providers use one. */
export const openSandbox = async (settings: Settings, clock: Clock): Promise<OpenSandbox> => {
  const { demo, role, wechat, qq, wechatPay, alipay, host, port, publicUrl, sandbox } = settings;
  const standsIn = role === 'all' || role === 'api' || role === 'worker';
  if (!demo || !standsIn || (wechat && qq && wechatPay && alipay))
    return { settings, url: null, close: async () => undefined };
  const { askSandboxService, nearHost, startSandbox } = await loadSandbox();
  if (sandbox.service) {
    const providers = await askSandboxService(sandbox.service, settings.internalSecret, clock);
    return { settings: withProviders(settings, providers), url: providers.url, close: async () => undefined };
  }
  const redirectOrigin = new URL(publicUrl).origin;
  // Behind proxies and in containers a machine may not reach itself at its public address.
  const nearSite = port ? `http://${nearHost(host)}:${port}` : undefined;
  const site = await startSandbox({ port: sandbox.port, url: sandbox.url, host, redirectOrigin, nearSite, clock });
  return { settings: withProviders(settings, site), url: site.url, close: site.close };
};

const withProviders = (settings: Settings, { wechat, qq, wechatPay, alipay }: SandboxProviders): Settings => ({
  ...settings,
  wechat: settings.wechat ?? wechat,
  qq: settings.qq ?? qq,
  wechatPay: settings.wechatPay ?? wechatPay,
  alipay: settings.alipay ?? alipay,
});

/** ROLE=sandbox: the sandbox alone in this process, for an installation with several API processes. */
export const startSandboxService = async (settings: Settings, clock: Clock) =>
  (await loadSandbox()).startSandboxService(settings, clock);
