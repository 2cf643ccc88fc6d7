import { parseArgs } from 'node:util';
import { messageOf } from '@bee/domain/error-message';
import { comparePictures, renewPictures } from './pictures/run-pictures.ts';
import { ensureBrowser } from './test/ensure-browser.ts';

/**
 * `npm run pictures` compares the screens with their reference images; `npm run pictures -- --update` replaces these.
 */
const main = async (): Promise<number> => {
  const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });
  if (!ensureBrowser()) return 1;
  const { passed, failed } = await (values.update ? renewPictures() : comparePictures());
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(messageOf(error));
    process.exit(1);
  },
);
