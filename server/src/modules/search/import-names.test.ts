import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DataFor } from '@bee/contracts/operations';
import type { ThesaurusItem } from '@bee/contracts/resource/thesaurus';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { runImport } from '../../imports.ts';

let test: TestApp;
let operator: Browser;
const folder = mkdtempSync(path.join(os.tmpdir(), 'bee-import-names-'));
beforeAll(async () => {
  test = await startTestApp();
  operator = await signIn(test, { operator: true });
});
afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

const importText = (kind: string, text: string, dryRun = false) => {
  const file = path.join(folder, `${kind}.csv`);
  writeFileSync(file, text);
  return runImport({ db: test.database.db, clock: { now: test.now }, kind, files: [file], dryRun });
};
const importPrices = (rows: string[], dryRun = false) =>
  importText('prices', ['日期,市场,大类,品名,别名,单位,最低价,均价,最高价', ...rows].join('\n'), dryRun);
const price = (name: string, alias: string) => `2026-03-01,新发地,蔬菜,${name},${alias},公斤,4,5,6`;

const find = async (name: string) => {
  const { body } = await test.call('ops/getThesaurus', { kw: name }, operator);
  return (body.data as DataFor<'ops/getThesaurus'>).list.find((entry) => entry.name === name);
};
const save = (entry: ThesaurusItem) => test.call('ops/saveThesaurusEntry', entry, operator);

describe('the column 别名 of imports', () => {
  it('adds names to the entry with that name, or to a new one, and says that an import did', async () => {
    await importPrices([price('番茄', '魆番柿；西红柿'), price('新物菜', '物菜、"新物,菜"'), price('白菜', '')], true);
    expect(await find('新物菜')).toBeUndefined();
    const before = await find('番茄');
    await importPrices([price('番茄', '魆番柿；西红柿'), price('新物菜', '物菜、物菜;新菜')]);
    expect(await find('番茄')).toMatchObject({
      synonyms: [...(before?.synonyms ?? []), '魆番柿'],
      changed_by: '导入',
      version: 2,
    });
    expect(await find('新物菜')).toMatchObject({ kind: 'produce', synonyms: ['物菜', '新菜'], changed_by: '导入' });
    await importPrices([price('番茄', '魆番柿')]);
    expect((await find('番茄'))?.version).toBe(2);
  });

  it('adds nothing back that operators took away: names, entries, and what they say it is not', async () => {
    const entry = (await find('新物菜')) as ThesaurusItem;
    await save({ ...entry, synonyms: ['新菜'], unlike: ['假菜'] });
    await importPrices([price('新物菜', '物菜、假菜、又一名')]);
    const again = (await find('新物菜')) as ThesaurusItem;
    expect(again).toMatchObject({ synonyms: ['新菜', '又一名'], unlike: ['假菜'] });
    await test.call('ops/removeThesaurusEntry', { id: again.id, version: again.version }, operator);
    await importPrices([price('新物菜', '又一名')]);
    expect(await find('新物菜')).toBeUndefined();
  });

  it('is read for herbs, foods and entries of the encyclopedia', async () => {
    await importText('herbs', '日期,市场,药材,别名,单位,价格\n2026-03-01,亳州,魆参,魆根,公斤,50');
    await importText('food', '食物编码,食物名称,分类,别名,能量,蛋白质,脂肪,碳水\nzz1,魆豆,豆类,魆黑豆,100,1,1,1');
    await importText('baike', '标题,正文,别名\n魆鸟,魆鸟是一种鸟。,魆雀、魆雁');
    expect(await Promise.all(['魆参', '魆豆', '魆鸟'].map(find))).toMatchObject([
      { kind: 'herb', synonyms: ['魆根'] },
      { kind: 'food', synonyms: ['魆黑豆'] },
      { kind: 'other', synonyms: ['魆雀', '魆雁'] },
    ]);
  });
});
