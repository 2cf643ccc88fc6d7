import { classNames, Disclosure } from '@bee/ui/content';
import type { Detail } from './reference-data.ts';
import { sectionHref } from './section-href.ts';
import './reference.css';

type Issue = Detail['issues'][number];
type IssueSwitchProps = { issues: Issue[]; current: string; num: string };

/** Number of newest issues shown without expanding; the others are grouped by year. */
const OPEN = 4;

/** Switches to another issue within the current section. */
export function IssueSwitch({ issues, current, num }: IssueSwitchProps) {
  const place = issues.findIndex(({ id }) => id === current);
  const shown = issues[place];
  const newest = issues.slice(0, OPEN);
  const chips = shown && !newest.includes(shown) ? [...newest, shown] : newest;
  const link = (issue: Issue) => (
    <a
      className={classNames('content-ref-issue bee-small', issue.id === current && 'is-current')}
      href={sectionHref(issue.id, num)}
      aria-current={issue.id === current ? 'true' : undefined}
      title={issue.title}
    >
      {issue.no}
    </a>
  );
  return (
    <nav className="content-ref-issues bee-wrap bee-no-print" aria-label="各期">
      <ul className="bee-wrap">
        {chips.map((issue) => (
          <li key={issue.id}>{link(issue)}</li>
        ))}
      </ul>
      {issues.length > OPEN ? (
        <Disclosure title={`全部 ${issues.length} 期`}>
          {years(issues).map((year) => (
            <div key={year} className="content-ref-year">
              <span>{year} 年</span>
              <ul className="bee-wrap">
                {issues
                  .filter(({ date }) => date.startsWith(year))
                  .map((issue) => (
                    <li key={issue.id}>{link(issue)}</li>
                  ))}
              </ul>
            </div>
          ))}
        </Disclosure>
      ) : null}
    </nav>
  );
}

const years = (issues: Issue[]): string[] => [...new Set(issues.map(({ date }) => date.slice(0, 4)))];
