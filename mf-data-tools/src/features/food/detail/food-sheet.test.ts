import { createTestPlatform } from '@bee/testing/render-with-platform';
import { manifest } from '../../../manifest.ts';
import { buildFood, buildItem, buildValue } from '../../../testing/food-factories.ts';
import { readDetailQuery } from './detail-query.ts';
import { foodSheet } from './food-sheet.ts';

beforeAll(() => {
  createTestPlatform({ manifest });
});

it('exports numbers as numbers, marks as text, nothing for unmeasured values', () => {
  const food = buildFood({
    edible_pct: 50,
    groups: [
      {
        key: 'macro',
        title: '宏量',
        items: [
          buildItem('protein', { value: buildValue(20) }),
          buildItem('fat', { value: buildValue(0.6, '<') }),
          buildItem('carb', { value: buildValue(null, 'tr') }),
          buildItem('fiber', { value: buildValue(null, 'na') }),
        ],
      },
    ],
  });
  const other = buildFood({ code: 's2', name: '茄子', edible_pct: 100, groups: food.groups });
  const sheet = foodSheet([food, other], readDetailQuery({ code: 's10001' }, { b: 'bought', cmp: 's2' }), '市品');
  expect(sheet.rows).toEqual([
    ['蛋白质', 'g', 10, 20],
    ['脂肪', 'g', '<0.3', '<0.6'],
    ['碳水化合物', 'g', 'Tr', 'Tr'],
  ]);
  expect(sheet.facts).toContainEqual(['食部', '番茄 50%、茄子 100%']);
  expect(sheet.to).toBe('/home/food/detail/code/s10001?b=bought&cmp=s2');
});
