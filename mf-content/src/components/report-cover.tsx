import { typeTitles } from '@bee/domain/article-type';
import { coverFacts } from '@bee/domain/cover-facts';
import { keyNumber } from '@bee/domain/key-number';
import { Cover, type CoverProps } from '@bee/ui/content';
import { readIssue } from '../lib/issue-name.ts';
import type { ReportCard, ReportType } from '../lib/report-type.ts';
import { CoverArt } from './cover-art.tsx';

const TONES: Record<ReportType, CoverProps['tone']> = {
  self_report: 3,
  free_report: 4,
  weekly_report: 2,
  monthly_report: 6,
  report_diagram: 1,
  third_part_report: 5,
};

export type CoverReport = Pick<ReportCard, 'type' | 'title' | 'published_at' | 'key_points'>;

/** A cover that differs by kind of report and shows its key number and what its key points say. */
export function ReportCover({ report: { type, title, published_at, key_points } }: { report: CoverReport }) {
  const facts = coverFacts(key_points);
  return (
    <Cover
      type={typeTitles[type]}
      tone={TONES[type as ReportType]}
      title={coverTitle(title)}
      figure={keyNumber(title)}
      art={facts ? <CoverArt facts={facts} /> : null}
      {...(published_at && { date: published_at })}
    />
  );
}

/** The key number of a weekly report is below its title already. */
const coverTitle = (title: string): string => {
  const issue = readIssue(title);
  return issue ? `${issue.days} ${issue.subject}` : title;
};
