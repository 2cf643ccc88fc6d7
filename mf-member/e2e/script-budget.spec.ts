import { expectScriptsWithin, test } from '@bee/testing/playwright';
import { manifest } from '../src/manifest.ts';

/** Pages with forms of antd; those with its tables may have more, pages to read have less. */
const FORM_KB = 320;
const TABLE_KB = 390;

for (const page of manifest.pages) {
  const limit = page.id === 'ops/review' ? TABLE_KB : FORM_KB;
  test(`${page.id} loads at most ${limit} KB of scripts`, ({ request }) => expectScriptsWithin(request, page, limit));
}
