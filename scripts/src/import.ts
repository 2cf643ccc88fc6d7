import { importFromCommandLine } from '@bee/server/commands/import';

// Reports contain refused values, and the import may create an embedded database.
process.umask(0o077);
process.exitCode = await importFromCommandLine(process.argv.slice(2));
