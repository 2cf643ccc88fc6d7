import { substanceNames } from './substance-names.ts';

it.each([
  ['山梨酸及其钾盐', ['山梨酸', '山梨酸钾']],
  ['丙酸及其钠盐、钙盐', ['丙酸', '丙酸钠', '丙酸钙']],
  ['亚硝酸钠，亚硝酸钾', ['亚硝酸钠', '亚硝酸钾']],
  ['茶多酚（又名维多酚）', ['维多酚', '茶多酚']],
  ['1,2-丙二醇', []],
])('%s is also called %j', (name, alias) => {
  expect(substanceNames(name)).toEqual({ name, alias });
});
