import { importFromCommandLine } from '../../server/src/importer/cli.ts';

// Reports name what was refused, and may begin an embedded database.
process.umask(0o077);
process.exitCode = await importFromCommandLine(process.argv.slice(2));
