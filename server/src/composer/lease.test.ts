import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { sql } from 'kysely';
import { openLease } from './lease.ts';

let database: ServerTestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

const expire = (name: string) =>
  sql`update composer_lease set until = now() - interval '1 second' where name = ${name}`.execute(database.db);

it('is held by one process until it gives it back', async () => {
  const [a, b] = ['a', 'b'].map((holder) => openLease(database.db, holder, 'one'));
  expect([await a?.hold(), await b?.hold(), await a?.hold()]).toEqual([true, false, true]);
  await b?.release();
  expect(await b?.hold()).toBe(false);
  await a?.release();
  expect(await b?.hold()).toBe(true);
});

it('goes over when its holder is gone, and the old one learns of it', async () => {
  const [a, b] = ['a', 'b'].map((holder) => openLease(database.db, holder, 'gone'));
  await a?.hold();
  await expire('gone');
  expect([await b?.hold(), a?.isHeld(), await a?.hold()]).toEqual([true, true, false]);
  expect([a?.isHeld(), b?.isHeld()]).toEqual([false, true]);
  await b?.release();
  expect(b?.isHeld()).toBe(false);
});

it('lapses for its holder too, when it cannot be renewed', async () => {
  const lease = openLease(database.db, 'a', 'lapsing');
  await lease.hold();
  const now = performance.now();
  const clock = jest.spyOn(performance, 'now');
  expect([0, 14_000, 15_001].map((ms) => clock.mockReturnValue(now + ms) && lease.isHeld())).toEqual([
    true,
    true,
    false,
  ]);
  clock.mockRestore();
});

it('is given to one of many that ask at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => openLease(database.db, `h${index}`, 'many').hold()),
  );
  expect(answers.filter(Boolean)).toHaveLength(1);
});
