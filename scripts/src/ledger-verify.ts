import { messageOf } from '@bee/domain/error-message';
import { verifyLedger } from '@bee/server/commands/ledger';

const main = async (): Promise<void> => console.log(await verifyLedger(process.env));

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
