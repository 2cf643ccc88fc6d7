import type { Insertable } from 'kysely';
import type { Database, Db } from '../../db/schema.ts';
import { hashSecret, newSecret } from '../../http/secrets.ts';

/** Marks a text as a team's key, for people and for scanners of leaked secrets. */
const PREFIX = 'beeteam_';

type NewKey = Pick<Insertable<Database['team_key']>, 'remote' | 'label' | 'canary_percent' | 'may_promote'>;

/** @returns the secret, which is not stored */
export const insertTeamKey = async (db: Db, key: NewKey, now: Date): Promise<string> => {
  const secret = `${PREFIX}${newSecret()}`;
  await db
    .insertInto('team_key')
    .values({ ...key, secret_hash: hashSecret(secret), created_at: now })
    .execute();
  return secret;
};

export const findTeamKey = (db: Db, secret: string) =>
  db
    .selectFrom('team_key')
    .select(['id', 'remote', 'label', 'canary_percent', 'may_promote'])
    .where('secret_hash', '=', hashSecret(secret))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();

export type TeamKey = NonNullable<Awaited<ReturnType<typeof findTeamKey>>>;

/** Newest first, with the time of the last use. */
export const listTeamKeys = (db: Db) =>
  db
    .selectFrom('team_key')
    .select(['id', 'remote', 'label', 'canary_percent', 'may_promote', 'revoked_at'])
    .select((key) =>
      key
        .selectFrom('team_key_use')
        .select((use) => use.fn.max('at').as('at'))
        .whereRef('key_id', '=', 'team_key.id')
        .as('used_at'),
    )
    .orderBy('id', 'desc')
    .execute();

/** @returns whether there was such a key in use */
export const revokeTeamKey = async (db: Db, id: number, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('team_key')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
};

export const insertTeamKeyUse = async (db: Db, use: Insertable<Database['team_key_use']>): Promise<void> => {
  await db.insertInto('team_key_use').values(use).execute();
};

/** Newest first. */
export const listTeamKeyUses = (db: Db, limit: number) =>
  db
    .selectFrom('team_key_use as use')
    .innerJoin('team_key as key', 'key.id', 'use.key_id')
    .select(['use.id', 'use.at', 'key.remote', 'key.label', 'use.action', 'use.what', 'use.refusal'])
    .orderBy('use.id', 'desc')
    .limit(limit)
    .execute();
