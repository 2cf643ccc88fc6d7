import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, signIn, test } from '@bee/testing/playwright';
import { type Boxes, boxesOf, movedBoxes } from './boxes.ts';
import { FIXTURE_MOMENT } from './fixture-moment.ts';
import { folderPath } from './picture-folder.ts';
import { type Screen, SIZES, screens } from './screens.ts';

/** The folder to compare with or to write, and whether the browser has another version than the reference images. */
const folder = process.env.BEE_PICTURES ?? '';
const isOtherBrowser = process.env.BEE_PICTURES_BOXES_ONLY === '1';

for (const screen of screens)
  for (const size of SIZES)
    test(`${screen.name} at ${size.width} px`, async ({ page }, testInfo) => {
      await page.setViewportSize(size);
      await open(page, screen);
      const name = `${screen.name}-${size.width}`;
      const boxes = await boxesOf(page);
      const file = path.join(folderPath(folder), `${name}.json`);
      if (testInfo.config.updateSnapshots === 'all') {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, `${JSON.stringify(boxes)}\n`);
      }
      expect(existsSync(file), `${file}: npm run pictures -- --update`).toBe(true);
      expect(movedBoxes(JSON.parse(readFileSync(file, 'utf8')) as Boxes, boxes)).toEqual([]);
      const compared = expect(page).toHaveScreenshot([folder, `${name}.png`]);
      await (isOtherBrowser
        ? compared.catch((error: Error) => console.log(`${name}: ${firstLines(error)}`))
        : compared);
    });

const open = async (page: Page, { path: address, isMember, isAsking }: Screen): Promise<void> => {
  await page.clock.setFixedTime(FIXTURE_MOMENT);
  if (isMember) await signIn(page, 'vip');
  // A busy machine may exceed the timeout of a part of the page, which then shows an error instead of the screen.
  await expect(async () => {
    await page.goto(address);
    await expect(page.locator('[data-remote][data-ready]').first()).toBeAttached({ timeout: 20_000 });
    await page.waitForLoadState('networkidle');
    if (isAsking) await expect(page.locator('dialog[open] form').first()).toBeVisible();
    else await expect(page.locator('.bee-bone')).toHaveCount(0, { timeout: 10_000 });
    await expect(page.getByText('暂时没有加载出来')).toHaveCount(0, { timeout: 100 });
  }).toPass({ timeout: 90_000 });
  await still(page);
};

/** Waits until nothing has changed for a second and a half. */
const still = async (page: Page): Promise<void> => {
  let before = '';
  let same = 0;
  await expect(async () => {
    const now = (await page.screenshot({ caret: 'hide' })).toString('base64');
    same = now === before ? same + 1 : 0;
    before = now;
    expect(same).toBeGreaterThanOrEqual(3);
  }).toPass({ intervals: [500], timeout: 60_000 });
};

const firstLines = ({ message }: Error): string => message.split('\n').slice(0, 4).join(' ');
