import type { Deps } from '../../../deps.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Logger } from '../../../http/logger.ts';
import { type ThirdParty, ThirdPartyFailed } from '../../../providers/oauth/third-party.ts';
import {
  consumeState,
  findState,
  isExpired,
  type OAuthState,
  takeForExchange,
} from '../store/oauth-state.repository.ts';
import { redirectUriOf } from './start-oauth.service.ts';

type Returned = { state: string; code: string; browser: string | null };
export type Consent = { outcome: 'authorized' | 'refused' | 'failed'; message: string };

/**
 * Handles the redirect from a third party. It is accepted once, and only from the browser that started the flow; a
 * missing code means the user refused. The result is picked up by the page's poll.
 */
export const finishConsent = async (
  { db, settings, clock }: Deps,
  party: ThirdParty,
  { state, code, browser }: Returned,
  log: Logger,
): Promise<Consent> => {
  const row = await findState(db, party.platform, state, browser);
  if (!row) return failed(`这次${party.title}登录不是从此浏览器开始的，请回到${settings.publicUrl} 重新开始`);
  if (isExpired(row, clock.now())) return failed('授权已超时，请回到原页面重新开始');
  if (row.status !== 'started') return failed('这次授权已经用过，请回到原页面重新开始');
  if (!code) return refuse(row);
  if (!(await takeForExchange(db, row, clock.now()))) return failed('这次授权已经用过，请回到原页面重新开始');
  const exchanging = { ...row, status: 'exchanging' as const };
  try {
    const { id, nickname } = await party.identify(code, redirectUriOf(settings.publicUrl, party.platform));
    await consumeState(db, exchanging, { status: 'authorized', identity: id, nickname }, clock.now());
    return { outcome: 'authorized', message: '授权完成，可以关闭此窗口' };
  } catch (error) {
    if (error instanceof ThirdPartyFailed) log.warn({ platform: party.platform, detail: error.detail }, 'oauth');
    else log.error({ err: error }, 'oauth');
    const problem = error instanceof BusinessError ? error.message : `${party.title}登录出错，请稍后重试`;
    await consumeState(db, exchanging, { status: 'failed', problem }, clock.now());
    return failed(problem);
  }

  async function refuse(started: OAuthState): Promise<Consent> {
    await consumeState(db, started, { status: 'refused' }, clock.now());
    return { outcome: 'refused', message: '授权已取消' };
  }
};

const failed = (message: string): Consent => ({ outcome: 'failed', message });
