import { verifyLedger } from '@bee/server/commands/ledger';

const main = async (): Promise<void> => console.log(await verifyLedger(process.env));

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
