import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { joinDatabase } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { findProjectRoot, migrationsFolder } from '../project.ts';
import { changeOperator, describeOperators } from './operators.ts';

let DATA_DIR: string;
beforeAll(async () => {
  DATA_DIR = await mkdtemp(path.join(os.tmpdir(), 'bee-operators-'));
  const database = await joinDatabase({ databaseUrl: undefined, dataDir: DATA_DIR });
  await migrate(database.pool, migrationsFolder(findProjectRoot()));
  const member = { nickname: '蜂巢', mobile: '13900000001', reg_time: '2026-03-04T02:00:00Z' };
  await database.db.insertInto('member').values(member).execute();
  await database.close();
});
afterAll(() => rm(DATA_DIR, { recursive: true, force: true }));

it('grants, lists and revokes', async () => {
  const env = { DATA_DIR };
  expect(await describeOperators(env)).toContain('还没有运营人员');
  expect(await changeOperator('139 0000 0001', true, env)).toBe('13900000001 现在是运营人员');
  expect(await describeOperators(env)).toBe('13900000001  蜂巢');
  expect(await changeOperator('13900000001', false, env)).toBe('13900000001 不再是运营人员');
  expect(await describeOperators(env)).toContain('还没有运营人员');
  await expect(changeOperator('13900000002', true, env)).rejects.toThrow('没有手机号为 13900000002 的会员');
  expect(() => changeOperator('12345', true, env)).toThrow('“12345” 不是手机号码');
});
