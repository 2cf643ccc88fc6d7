import { guardVerdict, unknownGuardMessage } from './guard.ts';

it.each([
  ['none', 'visitor', 'open'],
  ['none', 'pending', 'open'],
  ['member', 'visitor', 'closed'],
  ['member', 'pending', 'wait'],
  ['member', 'member', 'open'],
  ['operator-of-tomorrow', 'member', 'unknown'],
  ['constructor', 'visitor', 'unknown'],
] as const)('%s lets a %s find the page %s', (guard, viewer, verdict) => {
  expect(guardVerdict(guard, viewer)).toBe(verdict);
});

it('names a guard that nobody defines', () => {
  expect(unknownGuardMessage('audit')).toBe('Unknown middleware: audit');
});
