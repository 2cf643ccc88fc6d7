import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** No violation of WCAG 2.2 A and AA, nor of axe's best practices, in what the page shows now. */
export const expectAccessible = async (page: Page, within = 'body') => {
  await page.evaluate(endOfMotion);
  await page.evaluate(source);
  const violations = await page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as { axe: { run(context: string, options: object): Promise<AxeResults> } };
    // What passes is only counted: describing every element of a long page takes longer than judging it.
    return (await axe.run(selector, { resultTypes: ['violations'] })).violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }));
  }, within);
  expect(violations).toEqual([]);
};

/** Halfway faded in, nothing has its contrast; what moves for ever is not waited for. */
const endOfMotion = async (): Promise<void> => {
  const ending = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < Infinity,
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
};
