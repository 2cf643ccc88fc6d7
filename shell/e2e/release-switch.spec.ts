import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@bee/releases/store/folder-files';
import { integrityOf } from '@bee/releases/store/integrity';
import { type OtherCheckout, openOtherCheckout } from '@bee/testing/other-checkout';
import { accounts, DEMO_PASSWORD, expect, type Page, test } from '@bee/testing/playwright';
import { startSite, type TestSite } from '@bee/testing/site';

const LEARNS_WITHIN_MS = 17_000;

test.describe.configure({ mode: 'serial' });

let site: TestSite;
let checkout: OtherCheckout;

const titled = (mark: string) => (text: string) => text.replace(/title: '个人中心[^']*'/, `title: '个人中心${mark}'`);

/** Releases mf-member from a commit that changes the title of a page. */
const releaseMember = (version: string, mark: string): string => {
  checkout.commit(
    `feat(member): ${mark}`,
    { 'mf-member': version },
    { 'mf-member/src/manifest.ts': titled(mark), 'mf-member/src/features/profile/profile.page.tsx': titled(mark) },
  );
  return checkout.release('mf-member', site.store);
};

const active = (): Record<string, string> => {
  const { shell, remotes } = JSON.parse(site.run('compose', 'show', '--json')) as {
    shell: { active: string };
    remotes: Record<string, { active: string }>;
  };
  return {
    shell: shell.active,
    ...Object.fromEntries(Object.entries(remotes).map(([name, one]) => [name, one.active])),
  };
};

/** Hashes of all files of the active shell. */
const shellFiles = () => {
  const folder = path.join(site.store, 'shell', active().shell ?? '');
  return Object.fromEntries(
    filesBelow(folder).map((file) => [file, integrityOf(readFileSync(path.join(folder, file)))]),
  );
};

const logIn = async (page: Page) => {
  const answer = await page.request.post(`${site.url}/api/user/login`, {
    data: { username: accounts.vip, password: DEMO_PASSWORD },
  });
  const { token } = (await answer.json()) as { token: string };
  await page.context().addCookies([{ name: 'token', value: token, url: site.url }]);
};

const standing = (page: Page, remote: string, release: string | undefined) =>
  page.locator(`[data-remote="${remote}"][data-ready="${release}"]`);

const problemsOf = (page: Page): string[] => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  return problems;
};

test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await startSite({ sample: 'small' });
  checkout = openOtherCheckout();
});

test.afterAll(async () => {
  checkout?.remove();
  await site?.stop();
});

test('a remote is released twice, switched and rolled back while a page with a half-filled form is open', async ({
  page,
}) => {
  test.setTimeout(480_000);
  const problems = problemsOf(page);
  const before = active();
  const shellBefore = shellFiles();
  await logIn(page);
  await page.goto(`${site.url}/home/user/profile`);
  await expect(standing(page, 'mf-member', before['mf-member'])).toBeAttached({ timeout: 20_000 });
  const nickname = page.getByLabel('昵称');
  await nickname.fill('还没写完的昵称');

  for (const [version, mark] of [
    ['1.1.0', '第二版'],
    ['1.2.0', '第三版'],
  ] as const) {
    const release = releaseMember(version, mark);
    expect(release).toMatch(new RegExp(`^${version}-`));
    site.run('compose', 'set', `mf-member=${release}`);
    expect(active()).toEqual({ ...before, 'mf-member': release });
    await expect(nickname).toHaveValue('还没写完的昵称');
    await expect(page.getByText(mark)).toHaveCount(0);
    await nextClick(page, '/home/user/myfavorite');
    await expect(standing(page, 'mf-member', release)).toBeAttached({ timeout: 20_000 });
    await page.locator('a[href="/home/user/profile"]').first().click();
    await expect(page).toHaveTitle(new RegExp(mark));
    await expect(nickname).toHaveValue('还没写完的昵称');
  }

  site.run('compose', 'rollback', 'mf-member', before['mf-member'] ?? '');
  expect(active()).toEqual(before);
  expect(shellFiles()).toEqual(shellBefore);
  await nextClick(page, '/home/user/myfavorite');
  await expect(standing(page, 'mf-member', before['mf-member'])).toBeAttached({ timeout: 20_000 });
  await page.locator('a[href="/home/user/profile"]').first().click();
  await expect(page).not.toHaveTitle(/第.版/);
  await expect(nickname).toHaveValue('还没写完的昵称');
  expect(problems).toEqual([]);
});

test('remotes of three commits, with different versions of ui and platform, run on one site', async ({ page }) => {
  test.setTimeout(480_000);
  checkout.commit('feat(ui): more', { 'shared/ui': '2.91.0', 'mf-ai': '1.1.0' });
  const ai = checkout.release('mf-ai', site.store);
  checkout.commit('feat(platform): more', { 'shared/platform': '2.91.0', 'mf-content': '1.1.0' });
  const content = checkout.release('mf-content', site.store);
  expect(() => site.run('compose', 'set', `mf-content=${content}`)).toThrow(/mf-content.*@bee\/platform/s);

  checkout.commit('feat(shell): more', { 'shared/ui': '2.92.0', 'shared/platform': '2.92.0', shell: '1.1.0' });
  const shell = checkout.release('shell', site.store);
  site.run('compose', 'set', `shell=${shell}`, `mf-ai=${ai}`, `mf-content=${content}`);
  const running = active();
  expect(packagesOf(running)).toMatchObject({
    shell: { '@bee/ui': '2.92.0', '@bee/platform': '2.92.0' },
    'mf-content': { '@bee/ui': '2.91.0', '@bee/platform': '2.91.0' },
    'mf-ai': { '@bee/ui': '2.91.0', '@bee/platform': versionHere('platform') },
    'mf-member': { '@bee/ui': versionHere('ui'), '@bee/platform': versionHere('platform') },
  });

  const problems = problemsOf(page);
  await logIn(page);
  for (const [remote, address] of [
    ['mf-content', '/'],
    ['mf-ai', '/ai'],
    ['mf-member', '/home/user/profile'],
    ['mf-data-tools', '/home/vegetable/lists'],
    ['mf-sanqi', '/home/sanqi/herbs'],
  ] as const) {
    await page.goto(site.url + address);
    await expect(standing(page, remote, running[remote])).toBeAttached({ timeout: 20_000 });
  }
  expect(problems).toEqual([]);
});

const versionHere = (pkg: string): string =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../shared', pkg, 'package.json'), 'utf8')).version;

const packagesOf = (running: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(running).map(([name, release]) => {
      const file = path.join(site.store, name, release, 'release.json');
      return [name, (JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, string> }).packages];
    }),
  );

/** Waits until the page has polled the composition, then follows a link. */
const nextClick = async (page: Page, path: string) => {
  await page.waitForTimeout(LEARNS_WITHIN_MS);
  await page.locator(`a[href="${path}"]`).first().click();
};
