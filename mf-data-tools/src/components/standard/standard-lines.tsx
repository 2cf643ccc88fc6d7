import type { StandardRow } from '@bee/contracts/entity/standard';
import { href } from '@bee/platform';
import { StandardStatusTag } from './standard-status.tsx';
import './standard.css';

type StandardLinesProps = { list: Pick<StandardRow, 'id' | 'code' | 'title' | 'status' | 'effective_at'>[] };

export function StandardLines({ list }: StandardLinesProps) {
  return (
    <ul className="tools-standard-lines">
      {list.map((row) => (
        <li key={row.id}>
          <a href={href('application/standard/detail', { id: row.id })}>
            <span className="tools-standard-code">{row.code}</span> {row.title}
          </a>
          <StandardStatusTag row={row} />
        </li>
      ))}
    </ul>
  );
}
