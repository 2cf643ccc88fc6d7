import type { FastifyInstance } from 'fastify';
import { type GrantStore, TOKEN_SECONDS } from './grant-store.ts';
import { openidOf, unionidOf } from './person.ts';
import type { RegisteredApp } from './registered-app.ts';

type Parts = { app: RegisteredApp; grants: GrantStore };
type Query = { Querystring: Record<string, string | undefined> };

/** API for the site's server: access token for a code, and user info. Failures are HTTP 200 with an errcode. */
export const addWechatApi = (site: FastifyInstance, { app, grants }: Parts): void => {
  site.get<Query>('/sns/oauth2/access_token', async ({ query }) => {
    const { appid, secret, code = '', grant_type } = query;
    if (appid !== app.id) return failed(40013, 'invalid appid');
    if (secret !== app.secret) return failed(40125, 'invalid appsecret');
    if (grant_type !== 'authorization_code') return failed(40002, 'invalid grant_type');
    const grant = grants.redeem(code, app.id);
    if (grant === 'unknown') return failed(40029, 'invalid code');
    if (grant === 'used') return failed(40163, 'code been used');
    if (grant === 'expired') return failed(42003, 'oauth_code expired');
    return {
      access_token: grants.issueToken(grant.person),
      expires_in: TOKEN_SECONDS,
      openid: openidOf(grant.person, app.id),
      scope: 'snsapi_login',
      unionid: unionidOf(grant.person),
    };
  });

  site.get<Query>('/sns/userinfo', async ({ query: { access_token = '', openid } }) => {
    const person = grants.holderOf(access_token);
    if (!person) return failed(40001, 'invalid credential, access_token is invalid or not latest');
    if (openid !== openidOf(person, app.id)) return failed(40003, 'invalid openid');
    return { openid, nickname: person.nickname, sex: 0, privilege: [], unionid: unionidOf(person) };
  });
};

const failed = (errcode: number, errmsg: string) => ({ errcode, errmsg });
