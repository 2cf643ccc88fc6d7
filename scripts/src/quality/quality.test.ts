import type { TestApp } from '@bee/testing/server/test-app';
import { measuredOf } from './quality-goals.ts';
import { readQualityItems } from './quality-item.ts';
import { openSampleSite, ownQualityFiles } from './quality-site.ts';
import { runItems } from './run-items.ts';

/** A little below what was measured; raise a floor when more is right. */
const FLOORS: Record<string, number> = {
  'questions right': 0.95,
  'unanswerable declined': 0.95,
  'searches: expected kind among the first': 0.96,
  'searches: names of produce': 0.93,
};
const MAX_QUOTES = 2;

let site: TestApp;
beforeAll(async () => {
  site = await openSampleSite();
}, 240_000);
afterAll(() => site?.close());

it('our questions and searches about the sample data are answered at least as well as before', async () => {
  const items = ownQualityFiles().flatMap(({ name, content }) => readQualityItems(content, name));
  const results = await runItems(
    site,
    items.filter(({ data }) => data === 'sample'),
  );
  const measured = measuredOf(results);
  for (const [title, floor] of Object.entries(FLOORS)) {
    const value = measured.find((one) => one.title === title)?.value ?? 0;
    expect({ title, value: Math.max(value, floor) }).toEqual({ title, value });
  }
  expect(measured.find(({ title }) => title === 'irrelevant quotes')?.value).toBeLessThanOrEqual(MAX_QUOTES);
  expect(results.filter(({ item, grade }) => item.kind === 'danger' && grade !== 'right')).toEqual([]);
});
