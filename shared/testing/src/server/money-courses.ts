import fc from 'fast-check';
import { performStep, type Step, someSteps } from './money-actions.ts';
import { openMoneyWorld, proveMoney, proveNothingLost, whatHappened } from './money-world.ts';
import type { ServerTestDatabase } from './test-database.ts';

/** Outcomes that a few hundred random courses must reach; otherwise the model does not test anything. */
export const OFTEN_REACHED = [
  'notice paid',
  'notice refunded late',
  'order cancelled',
  'order expired',
  'order refunding',
  'refund done late',
  'invoice submitted',
];

/** Outcomes that thousands of courses must reach. */
export const REACHED = [
  ...OFTEN_REACHED,
  'notice reopened',
  'notice refunded double',
  'notice wrong amount',
  'notice wrong seller',
  'notice wrong app',
  'notice unknown payment',
  'order refunded',
  'refund done member',
  'refund done operator',
  'refund done double',
  'refund rejected member',
  'refund withdrawn member',
  'invoice issuing',
  'invoice rejected',
];

const follow = async (database: ServerTestDatabase, steps: Step[]): Promise<string[]> => {
  const world = await openMoneyWorld(database);
  try {
    for (const step of steps) {
      await performStep(world, step);
      if (step.crash || step.actions.length > 1) await proveMoney(database);
    }
    await world.settleDown();
    await proveMoney(database);
    await proveNothingLost(database, world);
    return await whatHappened(database);
  } finally {
    await world.close();
  }
};

/**
 * Runs random courses of events and checks the rules during and after each course.
 * @param seed makes the courses reproducible
 * @returns the outcomes reached
 * @throws with the shortest failing course
 */
export const followCourses = async (
  database: ServerTestDatabase,
  { runs, seed }: { runs: number; seed?: number },
): Promise<Set<string>> => {
  const reached = new Set<string>();
  const course = fc.asyncProperty(someSteps, async (steps) => {
    for (const what of await follow(database, steps)) reached.add(what);
  });
  await fc.assert(course, seed === undefined ? { numRuns: runs } : { numRuns: runs, seed });
  return reached;
};
