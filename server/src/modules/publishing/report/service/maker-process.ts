import { makeReport } from '../model/make-report.ts';
import type { ReportDocument } from '../model/report-document.ts';

/** Entry point of a child process that makes one report at a time, so that requests are not blocked. */
process.on('message', (document: ReportDocument) => {
  makeReport(document).then(
    (made) => process.send?.({ made }),
    (error: unknown) =>
      process.send?.({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});

process.on('disconnect', () => process.exit(0));
