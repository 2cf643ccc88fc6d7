import type { FastifyInstance } from 'fastify';
import { consentForm } from './consent-form.ts';
import type { GrantStore } from './grant-store.ts';
import { chosenPerson } from './person.ts';
import { mayReturnTo, type RegisteredApp, returnAddress } from './registered-app.ts';
import { sendPage, sendRefusal } from './sandbox-page.ts';

type Parts = { app: RegisteredApp; grants: GrantStore };
type QueryParams = Record<string, string | undefined>;

const BRAND = 'qq';
const PATH = '/oauth2.0/authorize';

/** Consent page in a popup, which redirects directly back to the site. */
export const addQqPages = (site: FastifyInstance, { app, grants }: Parts): void => {
  site.get<{ Querystring: QueryParams }>(PATH, async ({ query }, reply) => {
    const problem = problemOf(app, query);
    if (problem) return sendRefusal(reply, BRAND, problem);
    return sendPage(reply, { title: 'QQ 登录', brand: BRAND, body: consentForm(PATH, kept(query)) });
  });

  site.post<{ Body: QueryParams }>(PATH, async ({ body }, reply) => {
    const problem = problemOf(app, body);
    if (problem) return sendRefusal(reply, BRAND, problem);
    const { redirect_uri = '', state = '' } = body;
    if (body.decision !== 'allow') return reply.redirect(returnAddress(redirect_uri, { usercancel: '1', state }), 303);
    const person = chosenPerson(body);
    if (!person) {
      const again = consentForm(PATH, kept(body), '请选择身份或填写昵称');
      return sendPage(reply, { title: 'QQ 登录', brand: BRAND, body: again });
    }
    const code = grants.issueCode(person, app.id, redirect_uri);
    return reply.redirect(returnAddress(redirect_uri, { code, state }), 303);
  });
};

const problemOf = (app: RegisteredApp, asked: QueryParams): string => {
  if (asked.client_id !== app.id) return 'client_id 不存在 (100008)';
  if (!mayReturnTo(app, asked.redirect_uri ?? '')) return 'redirect_uri 不合法 (100010)';
  if (asked.response_type !== 'code') return '缺少参数 response_type (100000)';
  if (!asked.state) return '缺少参数 state';
  return '';
};

const kept = ({ client_id = '', redirect_uri = '', response_type = '', scope = '', state = '' }: QueryParams) => ({
  client_id,
  redirect_uri,
  response_type,
  scope,
  state,
});
