import { forgetPosition, keepPosition, readPosition } from './reading-position.ts';

const position = (block: number, at = 1) => ({ block, heading: '第一章', at });

describe('the place in a text', () => {
  beforeEach(() => localStorage.clear());

  it('is stored per text and removed when the text has been read', () => {
    keepPosition('a', position(3));
    keepPosition('b', position(7));
    expect(readPosition('a')).toEqual(position(3));
    forgetPosition('a');
    expect(readPosition('a')).toBeNull();
    expect(readPosition('b')?.block).toBe(7);
  });

  it('keeps the newest sixty', () => {
    for (let at = 0; at < 70; at += 1) keepPosition(`t${at}`, position(1, at));
    expect(readPosition('t9')).toBeNull();
    expect(readPosition('t10')).not.toBeNull();
  });

  it.each(['', 'null', '[1]', '{"a":1}', '{"a":{"block":"x"}}', 'broken'])('tolerates %j in the storage', (stored) => {
    localStorage.setItem('mf-content:reading', stored);
    expect(readPosition('a')).toBeNull();
    keepPosition('a', position(2));
    expect(readPosition('a')?.block).toBe(2);
  });
});
