import { createReplicaLag } from './replica-lag.ts';

it('is the time since the oldest position of the primary that is missing', () => {
  const { measure } = createReplicaLag();
  expect(measure(100, 100, 0)).toBe(0);
  expect(measure(200, 100, 2000)).toBe(0);
  expect(measure(300, 150, 4000)).toBe(2);
  expect(measure(300, 250, 5000)).toBe(1);
  expect(measure(300, 300, 6000)).toBe(0);
});

it('grows while a replica has lost its primary, and not while nothing is written', () => {
  const { measure } = createReplicaLag();
  measure(200, 100, 0);
  expect(measure(200, 100, 60_000)).toBe(60);
  expect(measure(200, 200, 120_000)).toBe(0);
  expect(measure(200, 200, 180_000)).toBe(0);
});
