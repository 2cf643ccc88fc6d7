import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accounts, DEMO_PASSWORD, expect, type Page, test } from '@bee/testing/playwright';
import { startSite, type TestSite } from '@bee/testing/site';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MARK = '第二版';
const LEARNS_WITHIN_MS = 17_000;

test.describe.configure({ mode: 'serial' });

let site: TestSite;
let first: string;
let second: string;

/** mf-member as of a commit of its own that changes a title, built with @bee/ui 1.0.1; into the store of the test site. */
const releaseAnotherCommit = (store: string): string => {
  const clone = mkdtempSync(path.join(tmpdir(), 'bee-clone-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@bee.example', ...args], {
      cwd: clone,
      stdio: 'pipe',
    });
  try {
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, clone]);
    for (const workspace of ['shared', 'mf-member', 'scripts']) {
      cpSync(path.join(ROOT, workspace), path.join(clone, workspace), {
        recursive: true,
        filter: (file) => !/node_modules|dist/.test(file),
      });
    }
    edit(path.join(clone, 'shared/ui/package.json'), (text) =>
      text.replace('"version": "1.0.0"', '"version": "1.0.1"'),
    );
    edit(path.join(clone, 'mf-member/package.json'), (text) =>
      text.replace('"version": "1.0.0"', '"version": "1.1.0"'),
    );
    for (const file of ['manifest.ts', 'features/profile/profile.page.tsx']) {
      edit(path.join(clone, 'mf-member/src', file), (text) =>
        text.replace(/title: '个人中心'/, `title: '个人中心${MARK}'`),
      );
    }
    git('add', '-A');
    git('commit', '--quiet', '-m', 'feat(member): second version');
    const link = `import('${path.join(ROOT, 'scripts/src/release/worktree.ts')}').then((m) => m.linkPackages('${clone}'))`;
    execFileSync(path.join(ROOT, 'node_modules/.bin/tsx'), ['-e', link], { cwd: ROOT });
    const out = execFileSync(path.join(clone, 'node_modules/.bin/tsx'), ['scripts/src/release.ts', 'mf-member'], {
      cwd: clone,
      env: { ...process.env, RELEASE_STORE: store },
      encoding: 'utf8',
    });
    return /mf-member@(\S+)/.exec(out)?.[1] ?? '';
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
};

const edit = (file: string, change: (text: string) => string) => {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} was not changed`);
  writeFileSync(file, after);
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

const logIn = async (page: Page) => {
  const answer = await page.request.post(`${site.url}/api/user/login`, {
    data: { username: accounts.vip, password: DEMO_PASSWORD },
  });
  const { token } = (await answer.json()) as { token: string };
  await page.context().addCookies([{ name: 'token', value: token, url: site.url }]);
};

const profile = (page: Page, release: string) => page.locator(`[data-remote="mf-member"][data-ready="${release}"]`);

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startSite({ sample: 'small' });
  first = active()['mf-member'] ?? '';
  second = releaseAnotherCommit(site.store);
});

test.afterAll(async () => {
  await site?.stop();
});

test('a release is switched and rolled back under an open page with a half-filled form', async ({ page }) => {
  test.setTimeout(120_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  expect(second).toMatch(/^1\.1\.0-/);
  const before = active();
  await logIn(page);
  await page.goto(`${site.url}/home/user/profile`);
  await expect(profile(page, first)).toBeAttached({ timeout: 20_000 });
  const nickname = page.getByLabel('昵称');
  await nickname.fill('还没写完的昵称');

  site.run('compose', 'set', `mf-member=${second}`);
  expect(active()).toEqual({ ...before, 'mf-member': second });
  await expect(nickname).toHaveValue('还没写完的昵称');
  await expect(page.getByText(MARK)).toHaveCount(0);

  await nextClick(page, '/home/user/myfavorite');
  await expect(profile(page, second)).toBeAttached({ timeout: 20_000 });
  await page.locator('a[href="/home/user/profile"]').first().click();
  await expect(page).toHaveTitle(new RegExp(MARK));
  await expect(nickname).toHaveValue('还没写完的昵称');

  site.run('compose', 'rollback', 'mf-member');
  expect(active()).toEqual(before);
  await expect(nickname).toHaveValue('还没写完的昵称');
  await nextClick(page, '/home/user/myfavorite');
  await expect(profile(page, first)).toBeAttached({ timeout: 20_000 });
  await page.locator('a[href="/home/user/profile"]').first().click();
  await expect(page).not.toHaveTitle(new RegExp(MARK));
  await expect(nickname).toHaveValue('还没写完的昵称');
  expect(problems).toEqual([]);
});

/** The page learns of a composition within its interval; then a link is followed as people do. */
const nextClick = async (page: Page, path: string) => {
  await page.waitForTimeout(LEARNS_WITHIN_MS);
  await page.locator(`a[href="${path}"]`).first().click();
};
