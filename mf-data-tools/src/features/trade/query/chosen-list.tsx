import { Icon } from '@bee/ui/content';
import type { Named } from './query-data.ts';
import '../../../layout/list.css';
import '../../../layout/page.css';

type ChosenListProps = { label: string; chosen: readonly Named[]; hrefWithout(code: string): string; all: string };

/** The selected values of a condition, each with a remove link. */
export function ChosenList({ label, chosen, hrefWithout, all }: ChosenListProps) {
  if (chosen.length === 0) return <span className="tools-muted">{all}</span>;
  return (
    <ul className="tools-chosen bee-wrap" aria-label={`已选${label}`}>
      {chosen.map(({ code, name }) => (
        <li key={code}>
          {name === code ? code : `${name} ${code}`}
          <a href={hrefWithout(code)} aria-label={`移除 ${name}`}>
            <Icon name="close" size={14} />
          </a>
        </li>
      ))}
    </ul>
  );
}
