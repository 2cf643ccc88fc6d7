import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { startLocalServer } from './local-server.ts';

export type GatewayCall = { query: Record<string, string>; headers: IncomingMessage['headers'] };

/** `real` validates calls like the real gateway; a status and body are sent as a fixed response. */
type Behaviour = 'real' | 'silent' | { status: number; body: string };

export type FakeGateway = {
  url: string;
  calls: GatewayCall[];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
};

export const GATEWAY_KEY = { id: 'LTAI-test', secret: 'a secret of the test gateway' };

/** Dysmsapi, limited to SendSms. It reads the raw request and computes the signature independently. */
export const startFakeGateway = async (): Promise<FakeGateway> => {
  let behaviour: Behaviour = 'real';
  const calls: GatewayCall[] = [];
  const nonces = new Set<unknown>();
  const { url, close } = await startLocalServer((request, response) => {
    const reply = (status: number, body: string) => response.writeHead(status).end(body);
    calls.push({
      query: Object.fromEntries(new URL(request.url ?? '', 'http://x').searchParams),
      headers: request.headers,
    });
    if (behaviour === 'silent') return;
    if (behaviour !== 'real') return reply(behaviour.status, behaviour.body);
    const problem = problemOf(request, nonces);
    nonces.add(request.headers['x-acs-signature-nonce']);
    if (problem) return reply(400, JSON.stringify({ Code: problem, Message: 'refused', RequestId: 'R1' }));
    reply(200, JSON.stringify({ Code: 'OK', Message: 'OK', BizId: '900619746936498440^0', RequestId: 'R2' }));
  });
  return {
    url,
    calls,
    behave: (next) => {
      behaviour = next;
    },
    close,
  };
};

const MUST_BE_SIGNED = [
  'host',
  'x-acs-action',
  'x-acs-version',
  'x-acs-date',
  'x-acs-signature-nonce',
  'x-acs-content-sha256',
];

const problemOf = (request: IncomingMessage, nonces: Set<unknown>): string | null => {
  const { headers, method = '', url = '' } = request;
  const [, credential, signed = '', signature] =
    /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (credential !== GATEWAY_KEY.id) return 'InvalidAccessKeyId.NotFound';
  const names = signed.split(';');
  if (MUST_BE_SIGNED.some((name) => !names.includes(name))) return 'IncompleteSignature';
  if (nonces.has(headers['x-acs-signature-nonce'])) return 'SignatureNonceUsed';
  const [path = '', query = ''] = url.split('?');
  const headerLines = names.map((name) => `${name}:${String(headers[name])}\n`).join('');
  const canonical = `${method}\n${path}\n${query}\n${headerLines}\n${signed}\n${String(headers['x-acs-content-sha256'])}`;
  const digest = createHash('sha256').update(canonical).digest('hex');
  const expected = createHmac('sha256', GATEWAY_KEY.secret).update(`ACS3-HMAC-SHA256\n${digest}`).digest('hex');
  if (signature !== expected) return 'SignatureDoesNotMatch';
  if (headers['x-acs-action'] !== 'SendSms' || headers['x-acs-version'] !== '2017-05-25')
    return 'InvalidAction.NotFound';
  return null;
};
