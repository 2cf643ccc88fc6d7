import type { FitSources } from './claim-fit.ts';

/**
 * Checks every citation of a text that is passed sentence by sentence. A citation whose source does not support the
 * preceding claim is replaced by a supporting source, or removed; citations of unknown sources are removed as well.
 */
export const createCitationCheck = (fit: FitSources): ((sentence: string) => string) => {
  let claim = '';
  let isOver = true;
  const read = (text: string) => {
    for (const part of text.split(/(?<=[。！？!?；\n])/)) {
      if (/[\p{L}\p{N}]/u.test(part)) {
        claim = isOver ? part : claim + part;
        isOver = false;
      }
      if (/[。！？!?；\n]\s*$/.test(part)) isOver = true;
    }
  };
  return (sentence) => {
    let checked = '';
    let group = new Set<number>();
    for (const part of sentence.split(/(\[\[\d{1,6}\]\])/)) {
      const mark = /^\[\[(\d+)\]\]$/.exec(part);
      if (!mark) {
        if (part) group = new Set();
        read(part);
        checked += part;
        continue;
      }
      const no = fit(claim, Number(mark[1]));
      isOver = true;
      if (no === null || group.has(no)) continue;
      group.add(no);
      checked += `[[${no}]]`;
    }
    return checked;
  };
};
