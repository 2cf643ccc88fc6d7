import { setTimeout as sleep } from 'node:timers/promises';
import { endWithin } from './shut-down.ts';

it('ends every part, also after one that throws and beside one that never ends', async () => {
  const ended: string[] = [];
  const lines: string[] = [];
  await endWithin(
    200,
    [
      {
        name: '甲',
        end: () => {
          throw new Error('坏了');
        },
      },
      { name: '乙', end: () => new Promise(() => undefined) },
      { name: '丙', end: () => sleep(20).then(() => ended.push('丙')) },
      { name: '丁', end: () => ended.push('丁') },
    ],
    (line) => lines.push(line),
  );
  expect(ended).toEqual(['丁', '丙']);
  expect(lines.sort()).toEqual(['停止时没有等到“乙”正常结束：超过 0.2 秒', '停止时没有等到“甲”正常结束：坏了']);
});
