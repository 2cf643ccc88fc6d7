import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import { fold } from '../../../../text/fold.ts';
import { correctName, readKeyword } from '../../../search/index.ts';
import type { Understanding } from './understand.ts';

/** @property isSure the names sound alike; one wrong character may as well be a name that the site does not know */
type CorrectedQuestion = { question: string; isSure: boolean; notice: string };

/** A question without an answer, with the name that was probably meant: 蕃茄 and fanqie mean 番茄. */
export const correctQuestion = async (
  db: Kysely<Database>,
  { question, time: { rest } }: Understanding,
): Promise<CorrectedQuestion | null> => {
  const found = await correctName(db, rest, { reading: await readKeyword(db, rest, []) });
  const folded = fold(question);
  if (!found || !folded.includes(found.typed)) return null;
  const { typed, meant, soundsAlike } = found;
  return {
    question: folded.replace(typed, meant),
    isSure: soundsAlike,
    notice: `已把“${typed}”理解为“${meant}”。\n\n`,
  };
};
