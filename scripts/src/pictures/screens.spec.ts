import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, signIn, test } from '@bee/testing/playwright';
import { type Boxes, boxesOf, movedBoxes } from './boxes.ts';
import { FIXTURE_MOMENT } from './fixture-moment.ts';
import { openScreen } from './open-screen.ts';
import { folderPath } from './picture-folder.ts';
import { mainScreens, SIZES, screens } from './screens.ts';

/** The folder to compare with or to write, and whether the browser has another version than the reference images. */
const folder = process.env.BEE_PICTURES ?? '';
const isOtherBrowser = process.env.BEE_PICTURES_BOXES_ONLY === '1';

for (const screen of process.env.BEE_LONG ? screens : mainScreens)
  for (const size of SIZES)
    test(`${screen.name} at ${size.width} px`, async ({ page }, testInfo) => {
      await page.setViewportSize(size);
      await page.clock.setFixedTime(FIXTURE_MOMENT);
      if (screen.as) await signIn(page, screen.as);
      await openScreen(page, screen);
      const name = `${screen.name}-${size.width}`;
      const boxes = await boxesOf(page);
      const file = path.join(folderPath(folder), `${name}.json`);
      if (testInfo.config.updateSnapshots === 'all') {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, `${JSON.stringify(boxes)}\n`);
      }
      expect(existsSync(file), `${file}: npm run pictures -- --update`).toBe(true);
      expect(movedBoxes(JSON.parse(readFileSync(file, 'utf8')) as Boxes, boxes)).toEqual([]);
      const compared = expect(page).toHaveScreenshot([folder, `${name}.png`], {
        // An answer says how long it took.
        mask: [page.getByText(/· [\d.]+ 秒$/)],
        maskColor: '#e3e8e4',
      });
      await (isOtherBrowser
        ? compared.catch((error: Error) => console.log(`${name}: ${firstLines(error)}`))
        : compared);
    });

const firstLines = ({ message }: Error): string => message.split('\n').slice(0, 4).join(' ');
