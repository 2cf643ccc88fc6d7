import { controls, SEARCH_PLACEHOLDER } from '@bee/domain/constants';
import { expect, test } from '@bee/testing/playwright';

const searches = [
  { size: 'mini', of: 'a list', address: '/home/article/policylists/type/policy_repository' },
  { size: 'small', of: 'the results', address: '/home/search/keyword/%E7%95%AA%E8%8C%84' },
  { size: 'medium', of: 'the front page', address: '/' },
] as const;

for (const { size, of, address } of searches) {
  test(`the search of ${of} is ${controls.heightPx[size]} px high and requires a keyword`, async ({ page }) => {
    await page.goto(address);
    const search = page.getByRole('main').getByRole('search').first();
    await expect(search.locator('.bee-search-box')).toHaveCSS('height', `${controls.heightPx[size]}px`);
    await expect(search.getByRole('button', { name: '搜索' })).toHaveCSS('height', `${controls.heightPx[size]}px`);
    const before = page.url();
    await search.locator('[type=search]').fill('  ');
    await search.locator('[type=search]').press('Enter');
    await expect(search.getByRole('alert')).toHaveText('请输入关键字查询');
    await expect(search.locator('[type=search]')).toBeFocused();
    expect(page.url()).toBe(before);
  });
}

test('the placeholder of a search box names what can be found there', async ({ page }) => {
  await page.goto('/home/search');
  await expect(page.getByRole('main').getByPlaceholder(SEARCH_PLACEHOLDER)).toBeVisible();
});

test('a tag is green on light green', async ({ page }) => {
  await page.goto('/home/article/policylists/type/policy_repository');
  const tag = page.getByRole('main').getByText('现行有效', { exact: true }).and(page.locator('.bee-tag')).first();
  await expect(tag).toHaveCSS('color', controls.tag.color);
  await expect(tag).toHaveCSS('background-color', controls.tag.background);
});
