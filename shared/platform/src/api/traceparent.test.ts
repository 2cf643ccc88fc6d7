import { traceparent } from './traceparent.ts';

it('each call has its own ids, in the format of W3C Trace Context', () => {
  const [first, second] = [traceparent(), traceparent()];
  for (const text of [first, second]) expect(text).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(first).not.toBe(second);
});
