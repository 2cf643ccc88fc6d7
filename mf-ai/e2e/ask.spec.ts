import { expect, type Page, test } from '@bee/testing/playwright';

const ask = async (page: Page, question: string) => {
  await page.goto('/home/ai/index');
  // The number of questions left is personal: once it is there, the page answers to keys.
  await expect(page.getByText(/今日还可提问/)).toBeVisible();
  const field = page.getByRole('textbox', { name: '您的问题' });
  await field.fill(question);
  await field.press('Enter');
};

test('a question is answered as it is written, with numbers that lead to their sources', async ({ page }) => {
  await ask(page, '青椒现在多少钱一公斤？');
  await expect(page).toHaveURL(/\/home\/ai\/result\/c[\w-]{22}$/);
  await expect(page.getByRole('heading', { level: 1, name: '青椒现在多少钱一公斤？' })).toBeVisible();
  await expect(page.getByRole('button', { name: '重新生成' })).toBeVisible();
  await expect(page.getByText(/元\/公斤.*最低.*最高/).first()).toBeVisible();
  const citation = page.getByRole('link', { name: /^参考资料 1：/ }).first();
  await citation.hover();
  await expect(page.getByRole('tooltip')).toContainText('均价');
  await citation.click();
  await expect(page.locator('.ai-ref.is-flashed')).toContainText('青椒');
});

/** Presses the button within the page: a click from outside may come when a busy machine has written to the end. */
const stopAtFirstWord = () => {
  new MutationObserver((_, observer) => {
    const stop = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === '停止');
    if (!stop || !document.querySelector('.ai-text')?.textContent) return;
    observer.disconnect();
    stop.click();
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

test('an answer that is stopped ends on the server and stays as it is', async ({ page }) => {
  await page.addInitScript(stopAtFirstWord);
  // With reasons: prices alone are told so soon that they may be complete on a busy machine.
  await ask(page, '青椒、生姜和大白菜现在多少钱一公斤，为什么涨跌？');
  await expect(page.getByText('已停止', { exact: true })).toBeVisible();
  const kept = await page.locator('.ai-text').textContent();
  expect(kept).not.toBe('');
  await page.reload();
  await expect(page.getByText('已停止', { exact: true })).toBeVisible();
  expect(await page.locator('.ai-text').textContent()).toBe(kept);
});

test('a reload in the middle goes on with the same answer', async ({ page }) => {
  await ask(page, '青椒、生姜和大白菜现在多少钱一公斤？');
  await expect(page).toHaveURL(/\/result\/c/);
  await page.reload();
  await expect(page.getByRole('button', { name: '重新生成' })).toBeVisible();
  await expect(page.locator('.ai-text')).toContainText('大白菜');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('chats are found, renamed and deleted', async ({ page }) => {
  await ask(page, '青椒现在多少钱一公斤？');
  await expect(page.getByRole('button', { name: '重新生成' })).toBeVisible();
  await page.goto('/home/ai/index');
  const history = page.getByRole('region', { name: '历史对话' });
  await history.getByRole('searchbox').fill('青椒');
  const chat = history.getByRole('listitem').filter({ hasText: '青椒现在多少钱' });
  await chat.hover();
  await chat.getByRole('button', { name: '改名' }).click();
  await history.getByRole('textbox', { name: '对话标题' }).fill('青椒行情');
  await history.getByRole('button', { name: '保存' }).click();
  const renamed = history.getByRole('listitem').filter({ hasText: '青椒行情' });
  await renamed.hover();
  await renamed.getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog', { name: '删除对话' }).getByRole('button', { name: '删除' }).click();
  await expect(renamed).toHaveCount(0);
});

test('a chat that does not exist is a page not found', async ({ page }) => {
  await page.goto('/home/ai/result/cAAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByText('This page could not be found')).toBeVisible();
});

test('without JavaScript the page says how to ask and shows examples', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/home/ai/index');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /多少钱一公斤/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: '答案怎样得来' })).toBeVisible();
  await context.close();
});
