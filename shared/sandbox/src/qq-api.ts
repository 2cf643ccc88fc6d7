import type { FastifyInstance, FastifyReply } from 'fastify';
import { type GrantStore, TOKEN_SECONDS } from './grant-store.ts';
import { type Person, qqOpenidOf, unionidOf } from './person.ts';
import type { RegisteredApp } from './registered-app.ts';

type Parts = { app: RegisteredApp; grants: GrantStore };
type Query = { Querystring: Record<string, string | undefined> };

/** Three response formats, as with the real API: JSON on request, otherwise `callback( JSON );` or form encoding. */
export const addQqApi = (site: FastifyInstance, { app, grants }: Parts): void => {
  site.get<Query>('/oauth2.0/token', async ({ query }, reply) => {
    const { grant_type, client_id, client_secret, code = '', redirect_uri, fmt } = query;
    const fail = (error: number, description: string) => answer(reply, fmt, failed(error, description));
    if (grant_type !== 'authorization_code') return fail(100004, 'param grant_type is wrong or lost');
    if (client_id !== app.id) return fail(100008, 'client_id is not exist');
    if (client_secret !== app.secret) return fail(100009, 'client_secret is illegal');
    const grant = grants.redeem(code, app.id);
    if (grant === 'used') return fail(100020, 'code is reused error');
    if (typeof grant === 'string') return fail(100019, 'code to access token error');
    if (redirect_uri !== grant.redirectUri) return fail(100010, 'redirect uri is illegal');
    const token = { access_token: grants.issueToken(grant.person), expires_in: String(TOKEN_SECONDS) };
    return fmt === 'json' ? answer(reply, fmt, token) : reply.type('text/html').send(`${new URLSearchParams(token)}`);
  });

  site.get<Query>('/oauth2.0/me', async ({ query: { access_token = '', unionid, fmt } }, reply) => {
    const person = grants.holderOf(access_token);
    if (!person) return answer(reply, fmt, failed(100016, 'access token check failed'));
    const me = { client_id: app.id, openid: qqOpenidOf(person, app.id) };
    return answer(reply, fmt, unionid === '1' ? { ...me, unionid: `UID_${unionidOf(person)}` } : me);
  });

  site.get<Query>('/user/get_user_info', async ({ query }) => {
    const person: Person | null = grants.holderOf(query.access_token ?? '');
    if (!person) return { ret: -23, msg: 'token is invalid' };
    if (query.oauth_consumer_key !== app.id || query.openid !== qqOpenidOf(person, app.id))
      return { ret: -22, msg: 'openid is invalid' };
    return { ret: 0, msg: '', is_lost: 0, nickname: person.nickname, gender: '男' };
  });
};

const answer = (reply: FastifyReply, fmt: string | undefined, body: object) =>
  fmt === 'json' ? reply.send(body) : reply.type('text/html').send(`callback( ${JSON.stringify(body)} );\n`);

const failed = (error: number, error_description: string) => ({ error, error_description });
