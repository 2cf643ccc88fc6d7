import { randomUUID } from 'node:crypto';
import type { Comment } from '@bee/contracts/entity/comment';
import { type NewEntry, storeCategories, storeEntries } from '../../../../server/src/modules/encyclopedia/index.ts';
import { saveSource } from '../../../../server/src/modules/sources/index.ts';
import { signIn } from './members.ts';
import type { Browser, TestApp } from './test-app.ts';

/** Inserts an entry of the encyclopedia. @returns its id */
export const buildEntry = async (
  { database: { db }, now }: TestApp,
  entry: Partial<NewEntry> = {},
): Promise<string> => {
  const id = entry.id ?? randomUUID();
  const at = now().toISOString();
  const sourceId = await saveSource(db, { kind: 'baike', name: '测试百科', sample: false, at });
  await storeCategories(db);
  await storeEntries(db, [
    {
      id,
      naturalKey: id,
      title: '番茄',
      alias: ['西红柿'],
      cateId: 'vegetable',
      cateTitle: '蔬菜品种',
      info: [],
      blocks: [{ kind: 'paragraph', text: '茄科植物的果实。' }],
      refs: [],
      views: 0,
      sample: false,
      sourceId,
      updatedAt: at,
      ...entry,
    },
  ]);
  return id;
};

/** A member whose account is old enough for comments to be published immediately. */
export const signInOld = async (test: TestApp, options: Parameters<typeof signIn>[1] = {}) => {
  const browser = await signIn(test, options);
  await test.database.db
    .updateTable('member')
    .set({ reg_time: new Date(test.now().getTime() - 30 * 86_400_000) })
    .where('uid', '=', browser.uid)
    .execute();
  return browser;
};

/** Adds a comment without the limit between two comments. */
export const say = async (test: TestApp, browser: Browser & { uid: number }, request: object) => {
  await test.database.db.deleteFrom('attempt').where('key', '=', `baike-comment:${browser.uid}`).execute();
  const { body } = await test.call(
    'baike/AddComment',
    { content: '说得很清楚', form_token: randomUUID(), ...request },
    browser,
  );
  return { ...body, data: body.data as Comment };
};
