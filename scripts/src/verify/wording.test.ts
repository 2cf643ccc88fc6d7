import { violationsIn } from './wording.ts';

const texts = (source: string) => violationsIn(source).map(({ line, text }) => `${line} ${text}`);

describe('wording', () => {
  it('rejects declared names that have a standard term', () => {
    expect(texts('const MOST = 3;\nexport const tellFollowers = (told: string) => told;')).toEqual([
      '1 MOST: use MAX_ROWS, MAX_…',
      '2 tellFollowers: use notify, report, describe',
      '2 told: use reported, sent, described',
    ]);
    expect(texts('type Who = { MOST_ROWS: number };')).toHaveLength(2);
  });

  it('accepts words that only contain them, and fields of other code', () => {
    expect(texts("const stellar = almost.tell('told');\nconst MOSTLY = 1;")).toEqual([]);
  });

  it('rejects words in comments, with their line', () => {
    expect(texts('/**\n * Rows that stand beside it.\n */\nconst a = 1; \n// Is asked anew.\nconst b = 2;')).toEqual([
      '2 “stand”: use is, holds, applies',
      '2 “beside”: use next to, in addition to',
      '5 “anew”: use again',
    ]);
    expect(texts('// A stand-in until it is loaded again.\nconst a = 1;')).toEqual([]);
  });
});
