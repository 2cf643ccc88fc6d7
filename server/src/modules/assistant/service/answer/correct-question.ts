import type { Db } from '../../../../db/schema.ts';
import { fold } from '../../../../text/fold.ts';
import { correctName, correctTitle, readKeyword } from '../../../search/index.ts';
import { namedSources } from '../../model/answer/named-sources.ts';
import type { Understanding } from './understand.ts';

type CorrectedQuestion = { question: string; isSure: boolean; notice: string };

/** A question without an answer, with the name or title that was probably meant: 蕃茄 and fanqie mean 番茄. */
export const correctQuestion = async (
  db: Db,
  { question, time: { rest } }: Understanding,
  today: string,
): Promise<CorrectedQuestion | null> => {
  const { law } = namedSources(question, today);
  const found =
    (law && (await correctTitle(db, question, law.name))) ??
    (await correctName(db, rest, { reading: await readKeyword(db, rest, []) }));
  const folded = fold(question);
  if (!found || !folded.includes(found.typed)) return null;
  const { typed, meant, isSure } = found;
  return {
    question: folded.replace(typed, meant),
    isSure,
    notice: `已把“${typed}”理解为“${meant}”。\n\n`,
  };
};
