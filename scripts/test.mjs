import { ensurePackages } from './packages.mjs';

/** `npm test`, and with `--long` `npm run test:long`: sets up what is missing, then runs everything. */
try {
  const since = Date.now();
  ensurePackages();
  const { register } = await import('tsx/esm/api');
  register();
  const { runLongTests, runTests } = await import('./src/test/run-tests.ts');
  const { failed } = process.argv.includes('--long') ? await runLongTests() : await runTests(since);
  process.exit(failed > 0 ? 1 : 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
