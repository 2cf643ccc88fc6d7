import type { AccessBlock } from '@bee/contracts/shapes';
import { classNames } from '@bee/ui/content';
import { shownUnits, unitTitle } from '../quote/price-unit.ts';
import { type DetailQuery, detailHref, periods } from './detail-query.ts';

type Choice = { title: string; href: string; current: boolean; hint?: string };

/** Period and unit as links, so that each state has an address. */
export function ChartControls({ query, access }: { query: DetailQuery; access: AccessBlock }) {
  const visible = access.allowed ? Number.POSITIVE_INFINITY : (access.preview?.shown ?? Number.POSITIVE_INFINITY);
  return (
    <div className="tools-chart-controls bee-no-print">
      <Choices
        label="时段"
        choices={periods.map(({ key, title, days }) => ({
          title,
          href: detailHref(query, { period: key }),
          current: key === query.period,
          hint: days > visible ? `目前可看最近 ${visible} 天` : undefined,
        }))}
      />
      <Choices
        label="单位"
        choices={shownUnits.map((unit) => ({
          title: unitTitle(unit),
          href: detailHref(query, { unit }),
          current: unit === query.unit,
        }))}
      />
    </div>
  );
}

function Choices({ label, choices }: { label: string; choices: Choice[] }) {
  return (
    <ul className="tools-choices" aria-label={label}>
      {choices.map(({ title, href, current, hint }) => (
        <li key={title}>
          <a
            className={classNames('tools-choice', current && 'is-current', hint && 'is-limited')}
            href={href}
            aria-current={current || undefined}
            title={hint}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
