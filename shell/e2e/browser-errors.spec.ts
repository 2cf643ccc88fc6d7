import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AXE_WIDTHS, expect, expectFittingAndAccessible, type Page, signIn, test } from '@bee/testing/playwright';
import { remotes } from './remote-faults.ts';
import { runningRelease } from './used-files.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const STORE = process.env.RELEASE_STORE ?? '.data/releases';

test('no file of a release names a source map, and source maps have no public address', async ({ request }) => {
  for (const { name } of remotes) {
    const { release, integrity, entry } = runningRelease(name);
    const folder = path.join(STORE, name, release);
    const scripts = Object.keys(integrity).filter((file) => /^[^/]+\.js$/.test(file));
    expect(scripts.filter((file) => !existsSync(path.join(folder, `maps/${file}.map.gz`)))).toEqual([]);
    for (const file of Object.keys(integrity).filter((name) => /^[^/]+\.(js|css|json|svg)$/.test(name)))
      expect(readFileSync(path.join(folder, file), 'utf8'), file).not.toMatch(/[#@]\s*sourceMappingURL=|\.js\.map\b/);
    const base = `/releases/${name}/${release}`;
    const served = await request.get(`${base}/${entry}`);
    expect(served.status()).toBe(200);
    expect(served.headers()).not.toHaveProperty('sourcemap');
    for (const place of ['maps/', 'maps%2f', 'maps%252f', 'x/../maps/', '%2e/maps/', ''])
      for (const end of ['.map.gz', '.map'])
        expect((await request.get(`${base}/${place}${entry}${end}`)).status(), place + end).toBe(404);
  }
});

test('nginx serves no files of its own but its maintenance page: it passes every address to the edge', () => {
  const folder = path.join(ROOT, 'scripts/docker/nginx');
  const maintenance = /location ~ \^\/maintenance\\\.\(html\|json\)\$ \{\n {2}internal;\n {2}root \S+;\n/;
  const texts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  expect(texts.filter((text) => maintenance.test(text))).toHaveLength(1);
  for (const text of texts) expect(text.replace(maintenance, '')).not.toMatch(/^\s*(root|alias|try_files)\s/m);
});

test.describe('an error in the code of a remote', () => {
  /** The failure is logged to the console. */
  test.use({ allowedProblems: [/./] });

  test('shows an operator its line in the source', async ({ page, browser, baseURL }) => {
    test.setTimeout(120_000);
    await fail(page);
    await expect(page.getByText('暂时无法打开').first()).toBeVisible({ timeout: 20_000 });

    const context = await browser.newContext({ baseURL });
    const operator = await context.newPage();
    await signIn(operator, 'operator');
    const { release } = runningRelease('mf-data-tools');
    await operator.goto(`/ops?tab=errors&remote=mf-data-tools&order=last`);
    const main = operator.getByRole('main');
    await main.getByRole('list', { name: '版本' }).getByRole('link', { name: release }).click();
    await expect(operator).toHaveURL(new RegExp(`release=${release}`));
    const row = main.getByRole('row', { name: /TypeError/ }).first();
    await expect(row).toContainText(/Chrome \d+/);
    await row.getByRole('link').click();

    const top = main.getByText(/mf-data-tools\/src\/[\w/.-]+:\d+:\d+/).first();
    const [, file = '', line] = /(mf-data-tools\/src\/[\w/.-]+):(\d+):/.exec((await top.textContent()) ?? '') ?? [];
    expect(readFileSync(path.join(ROOT, file), 'utf8').split('\n')[Number(line) - 1]).toContain('.find(');
    await expect(main.getByText(/^\/home\/vegetable\/lists：\d+ 次$/)).toBeVisible();
    await main.getByRole('link', { name: '返回全部错误' }).click();
    await expect(row).toBeVisible();
    await context.close();
  });

  test('is shown without overflow at any width', async ({ page }) => {
    test.setTimeout(120_000);
    await fail(page);
    await signIn(page, 'operator');
    const main = page.getByRole('main');
    const fits = async () => {
      await expectFittingAndAccessible(page);
    };
    for (const width of AXE_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/ops?tab=errors&remote=mf-data-tools');
      await expect(main.getByRole('row', { name: /TypeError/ }).first()).toBeVisible();
      await fits();
      await main
        .getByRole('row', { name: /TypeError/ })
        .first()
        .getByRole('link')
        .click();
      await expect(main.getByText(/mf-data-tools\/src\/[\w/.-]+:\d+:\d+/).first()).toBeVisible();
      await fits();
      await page.goto('/ops?tab=errors&release=0.0.0-none');
      await expect(main.getByText('这个版本没有错误')).toBeVisible();
      await fits();
    }
  });
});

/** Opens a page of a remote whose code fails on the API responses it gets. */
const fail = async (page: Page) => {
  await page.goto('/');
  await expect(page.locator('[data-remote][data-ready]')).toBeAttached({ timeout: 20_000 });
  await page.route('**/api/vegetable/**', (route) =>
    route.fulfill({ json: { code: 1, success: true, msg: '', data: {} } }),
  );
  // The page is opened with its data, so it fails while the remote mounts.
  const reported = page.waitForRequest(
    (request) => request.url().endsWith('/api/base/actionLog') && /load_failure/.test(request.postData() ?? ''),
  );
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/home/vegetable/lists';
    document.getElementById('bee-stage')?.append(link);
    link.click();
  });
  await reported;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
};
