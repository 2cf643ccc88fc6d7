import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { violationsIn, wordingViolations } from './wording.ts';

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

  it('reads sources and e2e of remotes, and accepts names of a published API in their file only', () => {
    const root = mkdtempSync(path.join(os.tmpdir(), 'bee-wording-'));
    const write = (file: string, source: string) => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), source);
    };
    write('shared/ui/src/data/map-panel.tsx', 'export type CardMap = { beside?: string; told?: string };');
    write('shared/ui/src/data/map-drawing.tsx', 'const beside = 1;');
    write('mf-ai/e2e/ask.spec.ts', '// Is asked anew.\nconst a = 1;');
    expect(wordingViolations(root)).toEqual({
      files: 3,
      violations: [
        'shared/ui/src/data/map-drawing.tsx:1 beside: use extras, neighbour',
        'shared/ui/src/data/map-panel.tsx:1 told: use reported, sent, described',
        'mf-ai/e2e/ask.spec.ts:1 “anew”: use again',
      ],
    });
    rmSync(root, { recursive: true });
  });
});
