import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { queriesOutsideStores } from './queries-outside-stores.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'bee-stores-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  const full = path.join(root, 'server/src/modules', file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
};

describe('queries outside stores', () => {
  it('are reported with file and line', () => {
    write(
      'food/service/food.ts',
      "export const a = 1;\nexport const read = (db) => db.selectFrom('food').execute();\n",
    );
    expect(queriesOutsideStores(root)).toEqual(['server/src/modules/food/service/food.ts:2 belongs to a store']);
  });

  it('are allowed in stores, also on imported query builders, and in tests', () => {
    for (const file of ['food/store/food.ts', 'food/import/store/publish.ts', 'food/food.test.ts'])
      write(file, "db.insertInto('food');\n");
    expect(queriesOutsideStores(root)).toEqual([]);
  });
});
