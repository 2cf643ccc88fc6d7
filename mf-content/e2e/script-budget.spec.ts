import { expectScriptsWithin, test } from '@bee/testing/playwright';
import { manifest } from '../src/manifest.ts';

const LIMIT_KB = 135;

for (const page of manifest.pages) {
  test(`${page.id} loads at most ${LIMIT_KB} KB of scripts`, ({ request }) =>
    expectScriptsWithin(request, page, LIMIT_KB));
}
