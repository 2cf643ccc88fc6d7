import type { Limit } from '@bee/contracts/entity/standard';
import { href } from '@bee/platform';
import './standard.css';

/** The number as in the source, or its text; never 0 for a limit without a number. */
export function LimitValue({ limit: { value, value_text, unit, note, applies } }: { limit: Limit }) {
  return (
    <span className={applies ? 'tools-limit-value' : 'tools-limit-value is-passed'}>
      {value === null ? value_text : String(value)}
      {value !== null && unit ? <small> {unit}</small> : null}
      {note ? <small className="tools-limit-note">{note}</small> : null}
    </span>
  );
}

export function LimitStandard({ limit: { standard, clause, source_name } }: { limit: Limit }) {
  return (
    <span className="tools-standard-name">
      {standard?.id ? (
        <a href={href('application/standard/detail', { id: standard.id })}>{standard.code}</a>
      ) : (
        (standard?.code ?? source_name)
      )}
      <small>
        {clause ?? '条款未注明'}
        {standard?.status === 'repealed' ? '（已废止）' : ''}
      </small>
    </span>
  );
}
