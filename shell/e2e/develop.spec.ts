import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@bee/testing/free-port';
import { type OtherCheckout, openOtherCheckout } from '@bee/testing/other-checkout';
import { accounts, DEMO_PASSWORD, expect, expectAccessible, type Page, test } from '@bee/testing/playwright';
import { startSite, type TestSite } from '@bee/testing/site';

const NOTE = 'mf-ai/src/features/ask/answer-method.tsx';
const SHEET = 'mf-ai/src/features/ask/ask.css';
const TITLE = '答案怎样得来';

let site: TestSite;
let checkout: OtherCheckout;
let server: ChildProcess;
/** Start address, as printed by the command. */
let start: string;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const port = await freePort();
  checkout = openOtherCheckout();
  site = await startSite({ sample: 'small', env: { DEV_ORIGINS: `http://localhost:${port}` } });
  server = spawn(process.execPath, ['--import', 'tsx', 'scripts/src/dev.ts', 'mf-ai', '--site', site.url], {
    cwd: checkout.folder,
    env: { ...process.env, DEV_SERVER_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  start = await announced(server);
});

test.afterAll(async () => {
  server?.kill('SIGTERM');
  if (server?.exitCode === null) await once(server, 'exit');
  checkout?.remove();
  await site?.stop();
});

const announced = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the development server ended with ${code}`)));
    child.stdout?.on('data', (text) => {
      const [address] = /http\S+\/dev\/start\S+(?=；)/.exec(String(text)) ?? [];
      if (address) resolve(address);
    });
  });

const logIn = async (page: Page) => {
  const data = { username: accounts.operator, password: DEMO_PASSWORD };
  const { token } = (await (await page.request.post(`${site.url}/api/user/login`, { data })).json()) as {
    token: string;
  };
  await page.context().addCookies([{ name: 'token', value: token, url: site.url }]);
};

const banner = (page: Page) => page.getByRole('complementary', { name: '开发模式' });

/** The browser warns about the missing hash, and the test causes errors on purpose. */
test.use({ allowedProblems: [/./] });

test('a remote is developed inside the site, keeps form input, fails to build, and is left', async ({ page }) => {
  test.setTimeout(180_000);
  await logIn(page);
  await page.goto(start);
  await expectAccessible(page);
  await page.getByRole('button', { name: '开始开发' }).click();
  await expect(banner(page)).toContainText(`mf-ai 来自 ${new URL(start).searchParams.get('origin')}`);

  await expectAccessible(page, '#bee-dev');

  await page.goto(`${site.url}/home/ai/index`);
  const question = page.getByRole('textbox', { name: '您的问题' });
  await question.fill('没有写完的问题', { timeout: 60_000 });
  await page.evaluate(() => Object.assign(window, { _sameDocument: true }));
  checkout.edit(NOTE, (text) => text.replace(TITLE, '开发中的标题'));
  await expect(page.getByText('开发中的标题')).toBeVisible({ timeout: 30_000 });
  await expect(question).toHaveValue('没有写完的问题');
  expect(await page.evaluate(() => '_sameDocument' in window)).toBe(true);

  const heading = page.locator('[data-remote="mf-ai"] h1').first();
  checkout.edit(SHEET, (text) => `${text}\nh1 { letter-spacing: 7px; }\n`);
  await expect(heading).toHaveCSS('letter-spacing', '7px', { timeout: 30_000 });
  await expect(question).toHaveValue('没有写完的问题');
  expect(await page.evaluate(() => '_sameDocument' in window)).toBe(true);

  const failure = `throw new Error('broken while it renders');`;
  checkout.edit(NOTE, (text) => text.replace('  return (', `  ${failure}\n  return (`));
  const overlay = page.frameLocator('#rspack-dev-server-client-overlay');
  await expect(overlay.getByText(/broken while it renders/).first()).toBeVisible({ timeout: 30_000 });
  checkout.edit(NOTE, (text) => text.replace(failure, ''));
  await expect(heading).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => '_sameDocument' in window)).toBe(true);

  checkout.edit(NOTE, (text) => `${text}\nthrow new Error('broken while it is written');\n`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: /重试/ })).toBeVisible({ timeout: 20_000 });
  }).toPass({ timeout: 90_000 });
  await expect(banner(page)).toBeVisible();

  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: '退出开发' }).click();
  await page.unroute(/\.js(\?|$)/);
  await expect(page).toHaveURL(`${site.url}/home/ai/index`);
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(TITLE)).toBeVisible();
});
