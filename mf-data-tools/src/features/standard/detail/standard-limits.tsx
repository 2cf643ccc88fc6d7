import type { Limit, Standard } from '@bee/contracts/entity/standard';
import { href } from '@bee/platform';
import { type Column, DataTable, Section } from '@bee/ui/content';
import { LimitValue } from '../../../components/standard/limit-value.tsx';
import '../standard.css';

/** The limits that the standard itself sets; other foods of a group are in the limit finder. */
export function StandardLimits({ standard: { limits, limit_total } }: { standard: Standard }) {
  return limits.length === 0 ? null : (
    <Section
      title="限量"
      note={limit_total > limits.length ? `共 ${limit_total} 条，列出前 ${limits.length} 条` : `${limit_total} 条`}
      more={{ title: '限量查询', href: href('application/standard/list', { view: 'limits' }) }}
      flush
    >
      <div className="tools-limits is-short">
        <Limits caption="本标准规定的限量" rows={limits.slice(0, OPEN)} />
        {limits.length > OPEN ? (
          <details className="tools-standard-rest">
            <summary>其余 {limits.length - OPEN} 条</summary>
            <Limits caption="本标准规定的其余限量" rows={limits.slice(OPEN)} />
          </details>
        ) : null}
      </div>
    </Section>
  );
}

const OPEN = 20;

function Limits({ caption, rows }: { caption: string; rows: Limit[] }) {
  return <DataTable caption={caption} hideCaption columns={columns} rows={rows} rowKey={({ id }) => id} dense />;
}

const finder = (query: Record<string, string>): string =>
  href('application/standard/list', { view: 'limits', ...query });

const columns: Column<Limit>[] = [
  { key: 'food', title: '食品', width: 130, cell: ({ food, food_text }) => <a href={finder({ food })}>{food_text}</a> },
  {
    key: 'substance',
    title: '物质',
    width: 130,
    cell: ({ substance }) => <a href={finder({ sub: substance })}>{substance}</a>,
  },
  { key: 'kind', title: '类型', cell: ({ kind }) => kind },
  { key: 'value', title: '限量', numeric: true, cell: (limit) => <LimitValue limit={limit} /> },
  { key: 'level', title: '级别', cell: ({ via }) => via },
  { key: 'clause', title: '条款', cell: ({ clause }) => clause ?? '—' },
];
