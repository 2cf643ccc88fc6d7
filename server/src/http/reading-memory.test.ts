import { createReadingMemory } from './reading-memory.ts';

const at = (minutes: number) => new Date(Date.parse('2026-03-04T10:00:00Z') + minutes * 60_000);

describe('what is remembered of readers', () => {
  it('is one reading per reader, article and hour', () => {
    const memory = createReadingMemory();
    expect(memory.isNew('a', '7', at(0))).toBe(true);
    expect(memory.isNew('a', '7', at(59))).toBe(false);
    expect(memory.isNew('b', '7', at(59))).toBe(true);
    expect(memory.isNew('a', '8', at(59))).toBe(true);
    expect(memory.isNew('a', '7', at(60))).toBe(true);
    expect(memory.isNew('b', '7', at(61))).toBe(false);
  });

  it('forgets the oldest when there is no more room', () => {
    const memory = createReadingMemory(2);
    memory.isNew('a', '1', at(0));
    memory.isNew('a', '2', at(1));
    memory.isNew('a', '3', at(2));
    expect(memory.isNew('a', '3', at(3))).toBe(false);
    expect(memory.isNew('a', '1', at(3))).toBe(true);
  });
});
