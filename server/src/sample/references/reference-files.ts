import { sampleFile } from '../sample-files.ts';
import type { EnterpriseRecord, IssueRecord, ReferenceDraft, SeriesRecord } from './reference-draft.ts';

export const seriesFile = sampleFile<SeriesRecord>('references/series.ndjson');
/** By series, the oldest first. */
export const issueFile = sampleFile<IssueRecord>('references/issues.ndjson.gz', { kept: false });
export const enterpriseFile = sampleFile<EnterpriseRecord>('references/enterprises.ndjson');

/** All series with their newest issues up to `today`, the newest first. */
export const referencesOn = (today: string, maxIssues = Number.POSITIVE_INFINITY): ReferenceDraft[] => {
  const published = issueFile.read().filter(({ period }) => period.publishedAt <= today);
  return seriesFile.read().map((series) => ({
    ...series,
    issues: published
      .filter((issue) => issue.series === series.key)
      .slice(-Math.min(series.newest, maxIssues))
      .reverse(),
    enterprises: enterpriseFile.read().filter((enterprise) => enterprise.series === series.key),
  }));
};
