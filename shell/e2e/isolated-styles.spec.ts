import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openComposer } from '@bee/releases/compose/open-composer';
import { openGate } from '@bee/releases/gate/gate';
import { integrityOf } from '@bee/releases/store/integrity';
import { openBucket } from '@bee/releases/store/open-bucket';
import { expect, type Page, test } from '@bee/testing/playwright';
import { compositionOf, compositionServed } from '@bee/testing/put-composition';
import { startSite, type TestSite } from '@bee/testing/site';

const REMOTE = 'mf-content';
const FOREIGN = '9.0.0-foreign0';
const RED = 'body{background:red} .shell-body{display:none} *{color:red}';

let site: TestSite;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await startSite({ sample: 'small' });
});

test.afterAll(async () => {
  await site?.stop();
});

/** A copy of the running release whose stylesheets are not limited to it, as other builds write them. */
const putForeignRelease = () => {
  const { active = '' } = compositionOf(site).remotes[REMOTE] ?? {};
  const folder = path.join(site.store, REMOTE, FOREIGN);
  cpSync(path.join(site.store, REMOTE, active), folder, { recursive: true });
  const file = path.join(folder, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8'));
  for (const sheet of Object.values<string>(release.styles)) {
    writeFileSync(path.join(folder, sheet), RED);
    release.integrity[sheet] = integrityOf(RED);
  }
  const container = `${REMOTE}_${FOREIGN}`.replace(/\W/g, '_');
  writeFileSync(file, JSON.stringify({ ...release, release: FOREIGN, version: '9.0.0', container }));
};

const ready = (page: Page, remote: string) =>
  expect(page.locator(`[data-remote="${remote}"][data-ready]`)).toBeAttached({ timeout: 20_000 });

const sheetsOf = (page: Page, remote: string) => page.locator(`[data-bee-style^="own:${remote}@"]`);

/** Notes in every frame how the home page is laid out. */
const watchHome = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>();
    const look = () => {
      const home = document.querySelector('.content-home');
      if (home) seen.add(getComputedStyle(home).display);
      requestAnimationFrame(look);
    };
    look();
    // With this prefix it is not taken for a global of a remote, which would be removed.
    Object.assign(window, { _seenHome: seen });
  });

test('a release whose stylesheets reach outside of it is refused, and the site stays as it is', async ({ page }) => {
  putForeignRelease();
  const gate = openGate({ api: '', offline: true, allowSize: true });
  const composer = openComposer(openBucket({ kind: 'folder', folder: site.store }), { gate });
  const asked = { by: { kind: 'cli', name: 'tester' } } as const;
  const refused = composer.set({ [REMOTE]: FOREIGN }, asked);
  await expect(refused).rejects.toThrow(/mf-content@9\.0\.0-foreign0 的样式 page-\S+\.css 里规则 “body” .*［styles］/);
  await compositionServed(site);
  await page.goto(site.url);
  await ready(page, REMOTE);
  await expect(page.locator('.shell-body')).toBeVisible();
  for (const part of ['body', '#bee-top'])
    for (const property of ['background-color', 'color'])
      await expect(page.locator(part)).not.toHaveCSS(property, 'rgb(255, 0, 0)');
});

test('every rule of a remote needs its root element, that of an embedded widget too', async ({ page }) => {
  await page.goto(site.url);
  await ready(page, REMOTE);
  for (const remote of [REMOTE, 'mf-data-tools']) {
    const sheets = await sheetsOf(page, remote).allTextContents();
    expect(sheets.join('')).toContain(`:where([data-remote=${remote}]) .`);
  }
  const strip = page.locator('[data-bee-widget="mf-data-tools/market-day"]');
  await expect(strip).toHaveAttribute('data-remote', 'mf-data-tools');
});

test('styles leave with the last page of a remote and are back before it is shown again', async ({ page }) => {
  await page.goto(`${site.url}/`);
  await ready(page, REMOTE);
  await watchHome(page);
  await page.locator('a[href="/home/ai/index"]').first().click();
  await ready(page, 'mf-ai');
  await expect(sheetsOf(page, REMOTE)).toHaveCount(0);
  await expect(sheetsOf(page, 'mf-data-tools')).toHaveCount(0);
  await expect(sheetsOf(page, 'mf-ai')).toHaveCount(1);

  await page.goBack();
  await ready(page, REMOTE);
  await expect(sheetsOf(page, REMOTE)).toHaveCount(1);
  await expect(page.locator('[data-bee-widget="mf-data-tools/market-day"]')).toBeVisible();
  await expect(sheetsOf(page, 'mf-data-tools')).toHaveCount(1);
  await expect(sheetsOf(page, 'mf-ai')).toHaveCount(0);
  expect(await page.evaluate(() => [...(window as never as { _seenHome: Set<string> })._seenHome])).toEqual(['grid']);
});
