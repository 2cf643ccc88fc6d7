import type { ParsedRequestFor } from '@bee/contracts/operations';
import { accountName } from '../../../../http/account-cookie.ts';
import { DEVELOPMENT_COOKIE, DEVELOPMENT_S, issueDevelopment } from '../../../../http/development-cookie.ts';
import { Forbidden } from '../../../../http/errors.ts';
import type { CallContext } from '../../../../http/route.ts';
import { memberOf } from '../../../../http/viewer.ts';
import type { Settings } from '../../../../settings.ts';

/**
 * Sets the cookie in the operator's browser that makes the edge load a remote from a development server.
 * @throws Forbidden for an origin that is not listed in DEV_ORIGINS
 */
export const startDevelopment = (
  {
    internalSecret,
    publicUrl,
    operations: { devOrigins },
  }: Pick<Settings, 'internalSecret' | 'publicUrl' | 'operations'>,
  { remote, origin }: ParsedRequestFor<'ops/startDevelopment'>,
  context: Pick<CallContext, 'viewer' | 'now' | 'cookies' | 'log'>,
) => {
  const { uid } = memberOf(context);
  if (devOrigins.length === 0)
    throw new Forbidden(
      '这个站点没有开放开发：请管理员把开发服务器的来源写进 DEV_ORIGINS，或用 npm run dev -- --proxy',
    );
  if (!devOrigins.includes(origin)) throw new Forbidden(`${origin} 不在允许的开发来源里：请管理员把它写进 DEV_ORIGINS`);
  const until = context.now.getTime() + DEVELOPMENT_S * 1000;
  const account = accountName(internalSecret, uid);
  context.cookies.write(DEVELOPMENT_COOKIE, issueDevelopment(internalSecret, { remote, origin, account, until }), {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
    maxAge: DEVELOPMENT_S,
  });
  context.log.info({ uid, remote, origin }, 'development in the site begins');
  return { remote, origin, until: new Date(until).toISOString() };
};
