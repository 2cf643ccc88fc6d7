import { createShutdown } from './shut-down.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('ends every part in the order of the stages, also after one that throws and one that never ends', async () => {
  const ended: string[] = [];
  const lines: string[] = [];
  const shutdown = createShutdown((line) => lines.push(line));
  const end = (name: string) => () => void ended.push(name);
  shutdown.add('database', '数据库', end('数据库'));
  shutdown.add('ground', '沙箱', end('沙箱'));
  shutdown.add('work', '甲', () => {
    throw new Error('坏了');
  });
  shutdown.add('work', '乙', () => new Promise(() => undefined));
  shutdown.add('work', '丙', () => Promise.reject(new Error('拒绝')));
  shutdown.add('work', '丁', end('丁'));
  shutdown.add('composer', '值守', end('值守'));

  const stopped = shutdown.run();
  await jest.advanceTimersByTimeAsync(4_999);
  expect(ended).toEqual(['值守', '丁']);
  await jest.advanceTimersByTimeAsync(1);
  await stopped;
  expect(ended).toEqual(['值守', '丁', '沙箱', '数据库']);
  expect(lines).toEqual([
    '停止时没有等到“甲”正常结束：坏了',
    '停止时没有等到“丙”正常结束：拒绝',
    '停止时没有等到“乙”正常结束：超过 5 秒',
  ]);
});

it('takes less than ten seconds when nothing ends', async () => {
  const ended: string[] = [];
  const shutdown = createShutdown(() => undefined);
  for (const stage of ['composer', 'work', 'ground', 'database'] as const)
    shutdown.add(stage, stage, () => {
      ended.push(stage);
      return new Promise(() => undefined);
    });
  const stopped = shutdown.run();
  await jest.advanceTimersByTimeAsync(9_999);
  await stopped;
  expect(ended).toEqual(['composer', 'work', 'ground', 'database']);
});
