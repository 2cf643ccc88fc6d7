import { ensurePackages } from './packages.mjs';

/** `npm test`, with `--long` `npm run test:long`, with `--changed` only related tests: sets up what is missing first. */
try {
  const since = Date.now();
  ensurePackages();
  const { register } = await import('tsx/esm/api');
  register();
  const { runLongTests, runTests } = await import('./src/test/run-tests.ts');
  const changed = process.argv.includes('--changed');
  const { failed } = process.argv.includes('--long') ? await runLongTests() : await runTests(since, { changed });
  process.exit(failed > 0 ? 1 : 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
