import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { CallCookies } from '../../../http/cookies.ts';
import { type ThirdParties, thirdParties } from '../../../providers/oauth/third-parties.ts';
import { consentPage } from '../model/consent-page.ts';
import { oauthBrowserOf } from '../model/oauth-browser.ts';
import { type Consent, finishConsent } from '../service/finish-consent.service.ts';

type Returned = { Params: { platform: string }; Querystring: Record<string, unknown> };

/** Redirect target of the third parties. The page that opened the popup or frame gets the result by polling. */
export const oauthCallback = (deps: Deps) => async (api: FastifyInstance) => {
  const parties = thirdParties(deps.settings, deps.outgoing);

  api.get<Returned>('/:platform', { exposeHeadRoute: false }, async (request, reply) => {
    const { html, policy } = consentPage(await consentOf(request, reply));
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
        // A script can close its popup only within the browsing context group that opened it.
        'cross-origin-opener-policy': 'unsafe-none',
      })
      .type('text/html; charset=utf-8')
      .send(html);
  });

  const consentOf = async (request: FastifyRequest<Returned>, reply: FastifyReply): Promise<Consent> => {
    const { params, query } = request;
    const party = isPlatform(params.platform) ? parties[params.platform] : null;
    if (!party) return { outcome: 'failed', message: '本站没有开通这种登录方式，请使用手机号登录' };
    const browser = oauthBrowserOf(new CallCookies(request, reply));
    const returned = { state: textOf(query.state), code: textOf(query.code), browser };
    return finishConsent(deps, party, returned, request.log);
  };
};

const isPlatform = (name: string): name is keyof ThirdParties => name === 'wx' || name === 'qq';

/** A repeated query parameter is parsed as a list, which no third party sends; it counts as empty. */
const textOf = (value: unknown): string => (typeof value === 'string' && value.length <= 512 ? value : '');
