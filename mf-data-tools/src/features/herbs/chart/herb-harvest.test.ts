import { harvestText } from './herb-harvest.ts';

it('names the months of the harvest, over the new year if necessary, and nothing for other herbs', () => {
  expect(harvestText('当归')).toBe('产新期常年在 10月至11月（估计，各产区早晚不同）。');
  expect(harvestText('天麻')).toContain('11月至次年1月');
  expect(harvestText('灵芝')).toContain('8月至10月');
  expect(harvestText('没有的药材')).toBe('');
});
