import { generateKeyPairSync } from 'node:crypto';
import { Socket } from 'node:net';
import { openSdk } from './alipay.ts';

it('leaves sockets to Node: one error may end several', async () => {
  const privateKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    format: 'pem',
    type: 'pkcs8',
  });
  await openSdk({ appId: '1', privateKey: String(privateKey), keyType: 'PKCS8' });
  const error = new Error('closed');
  for (const socket of [new Socket(), new Socket()]) {
    socket.on('error', () => undefined);
    expect(() => socket.destroy(error)).not.toThrow();
  }
});
