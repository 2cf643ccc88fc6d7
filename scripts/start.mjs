import { ensurePackages } from './packages.mjs';

/** `npm start`: everything from a clean checkout to a running site. */
try {
  const since = Date.now();
  ensurePackages();
  const { register } = await import('tsx/esm/api');
  register();
  const { startSite } = await import('./src/start/start-site.ts');
  await startSite(since);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
