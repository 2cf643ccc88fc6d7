import { splitNames } from './thesaurus.ts';

it.each([
  ['洋柿子、番柿；tomato', ['洋柿子', '番柿', 'tomato']],
  ['洋柿子,番柿，红柿\n番柿', ['洋柿子', '番柿', '红柿']],
  ['2,4-D、2,4,5-涕', ['2,4-D', '2,4,5-涕']],
  ['土豆,2号,马铃薯', ['土豆', '2号', '马铃薯']],
])('splits %j into names', (typed, names) => {
  expect(splitNames(typed)).toEqual(names);
});
