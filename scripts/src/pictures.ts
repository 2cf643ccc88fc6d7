import { parseArgs } from 'node:util';
import { messageOf } from '@bee/domain/error-message';
import { comparePictures, comparePreview, PREVIEW_REPORT, renewPictures } from './pictures/run-pictures.ts';
import { ensureBrowser } from './test/ensure-browser.ts';

/**
 * `npm run pictures` compares the screens with their reference images; `npm run pictures -- --update` replaces these.
 * `npm run pictures -- --preview <address> [page …]` compares a preview with the stable releases of its site.
 */
const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { update: { type: 'boolean', default: false }, preview: { type: 'string' } },
  });
  if (!ensureBrowser()) return 1;
  if (values.preview) {
    const { passed, failed } = await comparePreview(values.preview, positionals);
    console.log(`${passed} 张相同，${failed} 张不同：${PREVIEW_REPORT}/index.html`);
    return failed > 0 ? 1 : 0;
  }
  const { passed, failed } = await (values.update ? renewPictures() : comparePictures({ isLong: true }));
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
