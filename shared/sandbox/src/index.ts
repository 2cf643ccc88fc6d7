export type { SandboxProviders } from './sandbox-providers.ts';
export { askSandboxService, startSandboxService } from './sandbox-service.ts';
export { nearHost, type Sandbox, startSandbox } from './sandbox-site.ts';
