import { openMemoryLog } from '@bee/testing/server/memory-log';
import { reportTo } from './process-log.ts';

it('a problem is printed for people and logged with its level, error and fields', () => {
  const print = jest.spyOn(console, 'log').mockImplementation();
  const { log, records } = openMemoryLog('info');
  const report = reportTo(log);
  report('退款 7 没有得到支付方的回答', { err: new TypeError('no answer'), refund: 7 });
  report('数据库已恢复', { level: 'info' });
  expect(print.mock.calls).toEqual([['退款 7 没有得到支付方的回答'], ['数据库已恢复']]);
  const err = { type: 'TypeError', message: 'no answer', stack: expect.stringContaining('process-log.test.ts') };
  expect(records()).toMatchObject([
    { level: 50, msg: '退款 7 没有得到支付方的回答', err, refund: 7 },
    { level: 30, msg: '数据库已恢复' },
  ]);
  print.mockRestore();
});
