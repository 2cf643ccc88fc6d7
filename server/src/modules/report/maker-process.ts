import { makeReport } from './make-report.ts';
import type { ReportDocument } from './report-document.ts';

/** Makes one report after the other in a process of its own, so that no page waits for it. */
process.on('message', (document: ReportDocument) => {
  makeReport(document).then(
    (made) => process.send?.({ made }),
    (error: unknown) =>
      process.send?.({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});

process.on('disconnect', () => process.exit(0));
