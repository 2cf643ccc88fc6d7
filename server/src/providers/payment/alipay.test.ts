import { Socket } from 'node:net';
import './alipay.ts';

it('leaves sockets to Node: one error may end several', () => {
  const error = new Error('closed');
  for (const socket of [new Socket(), new Socket()]) {
    socket.on('error', () => undefined);
    expect(() => socket.destroy(error)).not.toThrow();
  }
});
