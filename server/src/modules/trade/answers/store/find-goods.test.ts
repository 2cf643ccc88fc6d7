import { openSampleDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { findGoods } from './trade-tool.ts';

let database: ServerTestDatabase;
beforeAll(async () => {
  database = await openSampleDatabase();
}, 240_000);
afterAll(() => database?.close());

describe('the goods of a question', () => {
  it.each([
    ['美国从中国进口的水产品金额是多少', ['export']],
    ['中国从美国进口的水产品金额是多少', ['import']],
    ['泰国出口到中国的榴莲有多少', ['import']],
    ['中国对美国出口的水产品有多少', ['export']],
  ])('%s: direction as China records it', async (question, flows) => {
    expect((await findGoods(database.db, question, false)).flows).toEqual(flows);
  });

  it.each([
    ['进口鲜榴莲的海关编码是多少', '鲜榴莲'],
    ['干木耳出口报关商品编码？', '干木耳'],
  ])('%s: the name is %s', async (question, phrase) => {
    expect((await findGoods(database.db, question, false)).phrase).toBe(phrase);
  });

  it('of a province are not those of the country', async () => {
    expect((await findGoods(database.db, '山东进口了多少榴莲', false)).wants).toBeNull();
    expect((await findGoods(database.db, '进口了多少榴莲', false)).wants).not.toBeNull();
  });

  it.each([
    ['2017年中国从美国进口蓖麻多少', '蓖麻'],
    ['中国从美国进口总额是多少', ''],
    ['中国对美国农产品出口多少', ''],
  ])('%s: unknown goods are “%s”', async (question, stranger) => {
    expect((await findGoods(database.db, question, false)).stranger).toBe(stranger);
  });
});
