import { z } from 'zod';
import { isLocalUrl, isLoopbackHost } from '../http/local-request.ts';

/** Callers who can use demonstration accounts, the outbox and the sandbox. */
export type DemoAudience = 'nobody' | 'this-machine' | 'everybody';

export const demoEnvironment = {
  /** auto: only if settings and requests stay on this machine. 1: always. 0: never. */
  BEE_DEMO: z
    .enum(['auto', '0', '1', 'true', 'false'], '只能是 auto、1 或 0 (must be auto, 1 or 0)')
    .default('auto')
    .transform((value) => ({ auto: 'auto', 1: '1', true: '1', 0: '0', false: '0' })[value]),
};

type Reach = { BEE_DEMO: string; HOST: string; PUBLIC_URL?: string | undefined; TRUST_PROXY: number };

export const demoAudience = ({ BEE_DEMO, HOST, PUBLIC_URL, TRUST_PROXY }: Reach): DemoAudience => {
  if (BEE_DEMO !== 'auto') return BEE_DEMO === '1' ? 'everybody' : 'nobody';
  const staysHere = isLoopbackHost(HOST) && (!PUBLIC_URL || isLocalUrl(PUBLIC_URL)) && TRUST_PROXY === 0;
  return staysHere ? 'this-machine' : 'nobody';
};

/** Whether this caller may use demonstration features. */
export const mayUseDemo = (
  { demoAudience: audience }: { demoAudience: DemoAudience },
  { isLocal }: { isLocal: boolean },
): boolean => audience === 'everybody' || (audience === 'this-machine' && isLocal);
