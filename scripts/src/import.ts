import { importFromCommandLine } from '../../server/src/importer/cli.ts';

process.exitCode = await importFromCommandLine(process.argv.slice(2));
