import { INTERNAL_HEADER, isSignedInternally, signInternal } from '@bee/server/internal-signature';
import type { Clock } from './clock.ts';
import { providersAsText, type SandboxProviders, sandboxProviders } from './sandbox-providers.ts';
import { startSandbox } from './sandbox-site.ts';

/** The settings of the server that the process uses. */
type ServiceSettings = {
  host: string;
  publicUrl: string;
  apiUrl: string | undefined;
  internalSecret: string;
  sandbox: { port: number; url: string | undefined; service: string | undefined };
};

const PROVIDERS = '/internal/providers';

/**
 * Runs the sandbox as a separate process (ROLE=sandbox), for an installation with several API processes: all of them
 * must be the same merchant of the same providers. It gives its keys to callers that know INTERNAL_SECRET.
 */
export const startSandboxService = async (
  settings: ServiceSettings,
  clock: Clock,
): Promise<{ url: string; close(): Promise<void> }> => {
  const { host, publicUrl, apiUrl, internalSecret, sandbox: given } = settings;
  const sandbox = await startSandbox({
    port: given.port,
    url: given.url,
    near: given.service,
    host,
    redirectOrigin: new URL(publicUrl).origin,
    nearSite: apiUrl,
    clock,
    register: (site) => {
      site.get('/healthz', async () => ({ status: 'ok' }));
      site.get(PROVIDERS, async (request, reply) => {
        const mayKnow = isSignedInternally(internalSecret, request.headers[INTERNAL_HEADER], clock.now().getTime());
        return mayKnow ? providersAsText(sandbox) : reply.status(404).send();
      });
    },
  });
  return { url: sandbox.url, close: sandbox.close };
};

const RETRY_MS = 500;
const WAIT_MS = 60_000;

/**
 * Requests the provider settings from a separate sandbox process, which may start after the API.
 * @throws Error after a minute
 */
export const askSandboxService = async (service: string, secret: string, clock: Clock): Promise<SandboxProviders> => {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    try {
      const headers = { [INTERNAL_HEADER]: signInternal(secret, clock.now().getTime()) };
      const answer = await fetch(service + PROVIDERS, { headers, signal: AbortSignal.timeout(5000) });
      if (!answer.ok) throw new Error(`${answer.status}`);
      return sandboxProviders.parse(await answer.json());
    } catch (error) {
      if (Date.now() > until)
        throw new Error(`沙箱 ${service} 没有回答 (${(error as Error).message})`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
};
