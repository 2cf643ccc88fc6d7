import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { touchTags } from '../../cache/tag.repository.ts';
import type { Db } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { defineJob } from '../../jobs/job.ts';
import { contentOfBytes } from '../../modules/files/service/published-file.ts';
import { keepFile } from '../../modules/files/service/stored-file.ts';
import { findSame } from '../../modules/files/store/file.repository.ts';
import { chance } from '../random.ts';
import { drawPosting, type View, viewsFor } from './posting-drawing.ts';

type Parts = Pick<Deps, 'db' | 'files' | 'clock'>;

const TYPE = 'image/webp';

/** Not part of the first load: the first start does not wait for pictures. */
export const drawSupplyPicturesJob = defineJob({
  name: 'sample.draw-supply-pictures',
  everySeconds: 3600,
  run: (deps, { signal }) => drawSupplyPictures(deps, signal),
});

/** Gives sample postings the pictures they still lack; those that their owner has changed are left alone. @returns how many postings */
export const drawSupplyPictures = async (deps: Parts, signal?: AbortSignal): Promise<number> => {
  let drawn = 0;
  for (const { id, uid, product } of await findBare(deps.db)) {
    if (signal?.aborted) break;
    const fids: string[] = [];
    for (const view of viewsOf(id, product)) fids.push(await keepPicture(deps, uid, product, view));
    drawn += await attach(deps.db, id, fids);
  }
  if (drawn > 0) await touchTags(deps.db, ['supply']);
  return drawn;
};

/** Three in ten have none, as among real ones; the others one to three. */
export const viewsOf = (id: string, product: string): View[] => {
  const share = chance('supply-pictures', id);
  if (share < 0.3) return [];
  return viewsFor(product).slice(0, share < 0.6 ? 1 : share < 0.85 ? 2 : 3);
};

const findBare = async (db: Db) => {
  const rows = await db
    .selectFrom('supply_posting as p')
    .select(['p.id', 'p.uid', 'p.product'])
    .where('p.sample', '=', true)
    .where('p.revision', '=', 1)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('supply_image as i').select('i.fid').whereRef('i.posting_id', '=', 'p.id'))),
    )
    .orderBy('p.id')
    .execute();
  return rows.filter(({ id, product }) => viewsOf(id, product).length > 0);
};

/** As a file of the seller, so that it may be changed or taken away like any other picture of a posting. */
const keepPicture = async (deps: Parts, uid: number, product: string, view: View): Promise<string> => {
  // Named by what is drawn: what this seller has already is not drawn again.
  const sha256 = createHash('sha256').update(`sample|${product}|${view}`).digest('hex');
  const same = await findSame(deps.db, { uid, purpose: 'image', sentSha256: sha256 });
  if (same) return same.fid;
  const content = contentOfBytes(await drawPosting(product, view), TYPE);
  const name = `${product}-${view}.webp`;
  const { fid } = await keepFile(
    deps,
    { uid, purpose: 'image', name, size: content.size, sha256, content },
    deps.clock.now(),
  );
  return fid;
};

/** Not where its owner was faster. @returns 1 where they are its pictures now */
const attach = (db: Db, id: string, fids: readonly string[]): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      select id from supply_posting where id = ${id} and revision = 1 for update`.execute(tx);
    if (rows.length === 0) return 0;
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('supply_image')
      .values(fids.map((fid, place) => ({ posting_id: id, place, fid })))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n ? 1 : 0;
  });
