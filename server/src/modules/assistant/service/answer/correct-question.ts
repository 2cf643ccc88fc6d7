import { placeNames } from '../../../../answering/named-places.ts';
import type { Db } from '../../../../db/schema.ts';
import { fold } from '../../../../text/fold.ts';
import { correctName, correctTitle, isMisspelt, readKeyword } from '../../../search/index.ts';
import { namedSources } from '../../model/answer/named-sources.ts';
import { isInTexts } from '../../store/answer/question-terms.ts';
import type { Understanding } from './understand.ts';

type CorrectedQuestion = { question: string; isSure: boolean; notice: string };

/** A question without an answer, with the name or title that was probably meant: 蕃茄 and fanqie mean 番茄. */
export const correctQuestion = async (
  db: Db,
  { question, time: { rest } }: Understanding,
  today: string,
): Promise<CorrectedQuestion | null> => {
  const { law } = namedSources(question, today);
  const [, head = ''] = HEAD.exec(rest) ?? [];
  const found =
    (law && (await correctTitle(db, question, law.name))) ??
    (await correctName(db, rest, { reading: await readKeyword(db, rest, []) })) ??
    (await correctName(db, head, { reading: await readKeyword(db, head, []) }));
  const folded = fold(question);
  if (!found || !folded.includes(found.typed)) return null;
  // 竹子 is a word of the platform's texts, and not a misspelt 槠子.
  if (await isInTexts(db, found.typed)) return null;
  return corrected(folded, found);
};

const corrected = (question: string, { typed, meant, isSure }: { typed: string; meant: string; isSure: boolean }) => ({
  question: question.replace(typed, meant),
  isSure,
  notice: `已把“${typed}”理解为“${meant}”。\n\n`,
});

/** The name at the beginning, before the attribute: 波菜（鲜）的胡萝卜素, 香焦含钾多少. */
const HEAD = /^\s*([\u4e00-\u9fa5]{2,6}?)(?:[（(][^）)]*[）)])?(?:的|含|里|中|每)/;
/** Shorter names of places sound like parts of other words: 小麦和南瓜. */
const SHORTEST_PLACE = 3;
const LONG_PLACES = placeNames.filter(({ length }) => length >= SHORTEST_PLACE);

/** A question that would be answered for the whole country: 黑龙将2020年大豆产量 means 黑龙江. */
export const misspeltPlace = (question: string): CorrectedQuestion | null => {
  for (const meant of LONG_PLACES) {
    // One character may differ; comparing how characters sound is slow.
    const common = [...meant].filter((character) => question.includes(character)).length;
    if (common < meant.length - 1 || question.includes(meant)) continue;
    for (let at = 0; at + meant.length <= question.length; at += 1) {
      const typed = question.slice(at, at + meant.length);
      if (isMisspelt(typed, meant)) return corrected(question, { typed, meant, isSure: true });
    }
  }
  return null;
};
