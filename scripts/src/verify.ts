import { runChecks } from './verify/run-checks.ts';

/** `npm run verify`: format, lint, boundaries, styles, dead code, types, build; the same locally and in CI. */
const { failed } = await runChecks();
process.exit(failed > 0 ? 1 : 0);
