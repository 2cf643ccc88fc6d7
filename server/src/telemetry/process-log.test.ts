import { openMemoryLog } from '@bee/testing/server/memory-log';
import { DatabaseUnavailable } from '../db/database-error.ts';
import { reportTo } from './process-log.ts';

it('a problem is logged with its level, error and fields', () => {
  const { log, records } = openMemoryLog('info');
  const report = reportTo(log);
  report('退款 7 没有得到支付方的回答', { err: new TypeError('no answer'), refund: 7 });
  report('数据库已恢复', { level: 'warn' });
  const err = { type: 'TypeError', message: 'no answer', stack: expect.stringContaining('process-log.test.ts') };
  expect(records()).toMatchObject([
    { level: 50, msg: '退款 7 没有得到支付方的回答', err, refund: 7 },
    { level: 40, msg: '数据库已恢复' },
  ]);
});

it('what failed because the database is away is not logged: its health check says so once', () => {
  const { log, records } = openMemoryLog('info');
  const report = reportTo(log);
  report('退款没有发出', { err: new DatabaseUnavailable('away', new Error('ECONNREFUSED')) });
  report('退款没有发出', { err: new DatabaseUnavailable('slow', new Error('statement timeout')) });
  expect(records()).toMatchObject([{ err: { message: 'statement timeout' } }]);
});
