import type { OAuthPlatform } from '@bee/contracts/resource/identity';
import { usePlatform } from '@bee/platform';
import { newOAuthState, OAUTH_STATE_MS } from '@bee/platform/host';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLoginViewStore } from './login-view-context.ts';
import { pollOAuth } from './oauth-poll.ts';
import { useOAuthAnswer } from './use-oauth-answer.ts';

type OAuthStart = { appid: string; redirect_uri: string; authorize_url: string };
export type OAuthFlow = OAuthStart & { state: string };

/**
 * Runs one flow with a third party at a time. It has its own state, is polled until decided, and ends after ten minutes
 * or when the view is left. Members bind, visitors log in.
 */
export function useThirdParty(platform: OAuthPlatform) {
  const { api, sessionStore } = usePlatform();
  const view = useLoginViewStore();
  const [flow, setFlow] = useState<OAuthFlow | 'starting' | 'failed' | 'expired'>('starting');
  const decide = useEffectEvent(useOAuthAnswer());
  const attempt = useRef(0);

  /** @returns the flow, unless it failed or a newer one was started. */
  const start = useCallback(async (): Promise<OAuthFlow | null> => {
    attempt.current += 1;
    const mine = attempt.current;
    const state = newOAuthState();
    const action = sessionStore.getState().token ? 'bind' : 'login';
    setFlow('starting');
    const begin = () =>
      platform === 'wx'
        ? api('user/wxOAuth', { action, type: 'op', state })
        : api('user/qqOAuth', { action, platform: 'pc', state });
    const begun = await begin().catch(() => null); // the API caller shows the error
    if (mine !== attempt.current) return null;
    const next = begun && { ...begun, state };
    setFlow(next ?? 'failed');
    return next;
  }, [api, sessionStore, platform]);

  const state = typeof flow === 'object' ? flow.state : null;
  useEffect(() => {
    if (!state) return;
    const stop = pollOAuth({
      ask: (signal) => {
        const { remember } = view.getState();
        return api.envelope('user/checkOAuth', { state, type: platform, remember }, { signal, raw: true });
      },
      onDecided: (answer) => void decide({ platform, state }, answer),
    });
    const timer = setTimeout(() => {
      stop();
      setFlow('expired');
    }, OAUTH_STATE_MS);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [state, platform, api, view]);

  // A flow that starts after its view was left is discarded.
  useEffect(
    () => () => {
      attempt.current += 1;
    },
    [],
  );

  return { flow, start };
}
