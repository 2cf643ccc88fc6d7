import { plainColor } from './chart-colors.ts';

it('converts mixed colours to a format that drawing libraries parse', () => {
  expect(plainColor('color(srgb 0.540892 0.352941 0)')).toBe('rgb(138, 90, 0)');
  expect(plainColor('color(srgb 1 1 1 / 0.5)')).toBe('rgb(255, 255, 255)');
  expect(plainColor('rgb(20, 122, 66)')).toBe('rgb(20, 122, 66)');
});
