import { importFromCommandLine } from '@bee/server/commands/import';

// Reports name what was refused, and may begin an embedded database.
process.umask(0o077);
process.exitCode = await importFromCommandLine(process.argv.slice(2));
