import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { carriedSignature, expectedSignature, type SignedRequest, sha256 } from '@bee/testing/server/s3-signature';
import { createOutgoing } from '../../http/outgoing.ts';
import { openS3Store } from './s3-store.ts';

const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';

/** A server that checks requests like S3: the signature must be valid, and the body must match it. */
const gate = http.createServer(async (request, response) => {
  const body = await buffer(request);
  const signed = {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: request.headers as SignedRequest['headers'],
  };
  const fits =
    carriedSignature(signed) === expectedSignature(signed, SECRET) &&
    sha256(body) === signed.headers['x-amz-content-sha256'];
  if (!fits) response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
  else if (request.method === 'DELETE') response.writeHead(204).end();
  else if (request.headers.range) response.writeHead(206).end('part');
  else response.end('ok');
});

let endpoint: string;
beforeAll(async () => {
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  endpoint = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
});
afterAll(() => gate.close());

const open = (secretAccessKey: string) => {
  const keys = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey };
  const settings = { endpoint, region: 'cn-north-1', bucket: 'bee', pathStyle: true, ...keys };
  return openS3Store(settings, createOutgoing([endpoint]));
};
const bytes = Buffer.from('农小蜂');
const content = {
  size: bytes.length,
  sha256: sha256(bytes),
  type: 'text/csv; charset=utf-8',
  open: () => Readable.from([bytes]),
};

it('computes the signature of the published example', () => {
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': sha256(''),
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=0',
  };
  expect(expectedSignature({ method: 'GET', path: '/test.txt', headers }, SECRET)).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

it('signs every request and its content', async () => {
  const store = open(SECRET);
  await store.put('ab/Key_1-x', content);
  expect(await buffer(await store.get('ab/Key_1-x'))).toEqual(Buffer.from('ok'));
  expect(await buffer(await store.get('ab/Key_1-x', { start: 1, end: 4 }))).toEqual(Buffer.from('part'));
  await store.stat('ab/Key_1-x');
  await store.delete('ab/Key_1-x');
});

it('is refused with another secret, and with other content than was signed', async () => {
  await expect(open('another').put('ab/x', content)).rejects.toThrow('S3 PUT: 403 SignatureDoesNotMatch');
  await expect(open('another').get('ab/x')).rejects.toThrow('S3 GET: 403 SignatureDoesNotMatch');
  const other = { ...content, open: () => Readable.from([Buffer.from('农大蜂')]) };
  await expect(open(SECRET).put('ab/x', other)).rejects.toThrow('SignatureDoesNotMatch');
});
