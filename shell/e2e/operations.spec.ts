import {
  AXE_WIDTHS,
  accounts,
  DEMO_PASSWORD,
  expect,
  expectFittingAndAccessible,
  type Page,
  signIn,
  test,
} from '@bee/testing/playwright';
import { startSite, type TestSite } from '@bee/testing/site';

const TABS = ['组合', '版本健康', '慢接口', '任务', '待处理'];
const TABLES = ['每个应用正在运行的版本', '最近 10 分钟', '最近 1 小时', '每个定时任务', '等待运营处理'];

const tabs = (page: Page) => page.getByRole('navigation', { name: '运营', exact: true });
const shown = (page: Page, place: number) =>
  page.getByRole('main').getByRole('table', { name: new RegExp(TABLES[place] ?? '') });

test.describe('with every remote broken', () => {
  test.use({ allowedProblems: [/./] });

  test('the operations page works', async ({ page }) => {
    await signIn(page, 'operator');
    await page.route(/\/releases\/mf-[^?]*\.js/, (route) => route.abort());
    await page.goto('/ops');
    await expect(page.getByRole('heading', { level: 1, name: '运营' })).toBeVisible();
    for (const [place, title] of TABS.entries()) {
      await tabs(page).getByRole('link', { name: title }).click();
      await expect(shown(page, place)).toBeVisible();
    }
  });
});

test('it is for operators and not indexed by search engines', async ({ page }) => {
  const answer = await page.request.get('/ops');
  expect(answer.status()).toBe(401);
  expect(await answer.text()).toContain('noindex');
  expect(await (await page.request.get('/sitemaps/pages.xml')).text()).not.toContain('/ops');
  await signIn(page, 'member');
  await page.goto('/ops');
  await expect(page.getByRole('main').getByText('403 此页面仅限运营人员')).toBeVisible();
});

test('old links to review lists redirect to their page', async ({ page }) => {
  await signIn(page, 'operator');
  await page.goto('/ops?tab=refund&status=requested');
  await expect(page).toHaveURL(/\/ops\/review\?.*tab=refund/);
  await expect(page.getByRole('heading', { level: 1, name: '待处理' })).toBeVisible();
});

test('a job is paused after confirmation, resumed, and run at once', async ({ page }) => {
  await signIn(page, 'operator');
  await page.goto('/ops?tab=jobs');
  const row = page.getByRole('row', { name: /supply\.expire-postings/ });
  await row.getByRole('button', { name: '暂停' }).click();
  await page.getByRole('alertdialog', { name: '暂停任务' }).getByRole('button', { name: '暂停' }).click();
  await expect(row.getByText('已暂停')).toBeVisible();
  await row.getByRole('button', { name: '恢复' }).click();
  await expect(row.getByText('空闲')).toBeVisible();
  await row.getByRole('button', { name: '立即运行' }).click();
  await expect(page.getByText('已排队，几秒内开始')).toBeVisible();
});

test('axe finds no violations at any width, and nothing overflows', async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page, 'operator');
  const fits = async () => {
    await expectFittingAndAccessible(page);
  };
  for (const width of AXE_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/ops');
    for (const [place, title] of TABS.entries()) {
      await tabs(page).getByRole('link', { name: title }).click();
      await expect(shown(page, place)).toBeVisible();
      await fits();
    }
    await tabs(page).getByRole('link', { name: '组合' }).click();
    await page.getByRole('button', { name: '变更 三七专题' }).click();
    await expect(page.getByRole('dialog', { name: '变更 三七专题' })).toBeVisible();
    await fits();
    await page.keyboard.press('Escape');
    // Enabled only where there is an earlier composition to go back to.
    await expect(page.getByRole('button', { name: '全部回退' })).toBeVisible();
  }
});

test.describe('on a site of its own', () => {
  let site: TestSite;
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    site = await startSite({ sample: 'small' });
  });
  test.afterAll(() => site?.stop());

  const frozen = () =>
    (JSON.parse(site.run('compose', 'show', '--json')) as { remotes: Record<string, { frozen?: string }> }).remotes[
      'mf-sanqi'
    ]?.frozen;

  test('a button changes the composition and records author and reason', async ({ page }) => {
    test.setTimeout(90_000);
    const data = { username: accounts.operator, password: DEMO_PASSWORD };
    const answer = await page.request.post(`${site.url}/api/user/login`, { data });
    const { token } = (await answer.json()) as { token: string };
    await page.context().addCookies([{ name: 'token', value: token, url: site.url }]);
    await page.goto(`${site.url}/ops`);
    const change = async (kind: string, reason: string) => {
      await page.getByRole('button', { name: '变更 三七专题' }).click();
      const dialog = page.getByRole('dialog', { name: '变更 三七专题' });
      await dialog.getByRole('radio', { name: kind }).check();
      await dialog.getByLabel('原因').fill(reason);
      await dialog.getByRole('button', { name: `确认${kind}` }).click();
      await expect(dialog).toBeHidden({ timeout: 15_000 });
    };
    const history = page.getByRole('table', { name: '组合最近的变更' });
    await change('冻结', '活动期间');
    await expect(history.getByRole('row').nth(1)).toContainText(/冻结.*蜂巢运营.*活动期间/);
    expect(frozen()).toBe('活动期间');
    await change('解冻', '活动结束');
    await expect(history.getByRole('row').nth(1)).toContainText('活动结束');
    expect(frozen()).toBeUndefined();
  });
});
