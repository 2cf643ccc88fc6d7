import { firstOfBranch } from './first-tables.ts';
import { tableFile } from './industry-files.ts';

const branchOf = ({ path }: { path: readonly string[] }): string => path.join('/');

it('leaves no branch of the tree without a table', () => {
  const tables = tableFile.read();
  const first = tables.filter(firstOfBranch(tables));
  expect(new Set(first.map(branchOf))).toEqual(new Set(tables.map(branchOf)));
  expect(first.length).toBeLessThan(tables.length);
});

it('takes the first two of a path and frequency', () => {
  const table = (modelId: string, freq: 'M' | 'W') => ({ modelId, freq, path: ['价格', '蔬菜'] });
  const tables = [table('a', 'M'), table('b', 'M'), table('c', 'W'), table('d', 'M')];
  expect(tables.filter(firstOfBranch(tables)).map(({ modelId }) => modelId)).toEqual(['a', 'b', 'c']);
});
