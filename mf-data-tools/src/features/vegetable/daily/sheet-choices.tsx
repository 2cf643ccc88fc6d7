import { href, navigate } from '@bee/platform';
import { Button, FilterRow, Filters } from '@bee/ui/content';
import { DateField } from '../../../components/list-search.tsx';
import { formQuery, HiddenFields } from '../../../components/query-form.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { type DailyQuery, dailyHref, dailyQuery, toggled } from './daily-query.ts';
import { chosenRows, type SheetData } from './sheet-data.ts';
import './sheet.css';
import '../../../layout/list.css';

type SheetChoicesProps = { data: SheetData; query: DailyQuery };

/** Market and day in a form; groups and products as toggle links, so that each sheet has an address. */
export function SheetChoices({ data, query }: SheetChoicesProps) {
  const { rows, market, date } = data;
  const groups = [...new Set(rows.map(({ group }) => group))];
  const inGroups = chosenRows(rows, { groups: query.groups, products: [] });
  const names = [...new Set(inGroups.map(({ product }) => product))];
  return (
    <>
      <MarketForm data={data} query={query} key={`${market?.id}/${date}`} />
      {rows.length > 0 ? (
        <Filters
          total={chosenRows(rows, query).length}
          active={query.groups.length + query.products.length}
          clear={dailyHref({ ...query, groups: [], products: [] })}
        >
          <FilterRow
            label="品类"
            clear={dailyHref({ ...query, groups: [] })}
            options={groups.map((group) => ({
              title: group,
              count: rows.filter((row) => row.group === group).length,
              href: dailyHref({ ...query, groups: toggled(query.groups, group) }),
              current: query.groups.includes(group),
            }))}
          />
          <FilterRow
            label="品种"
            clear={dailyHref({ ...query, products: [] })}
            options={names.map((name) => ({
              title: name,
              href: dailyHref({ ...query, products: toggled(query.products, name) }),
              current: query.products.includes(name),
            }))}
          />
        </Filters>
      ) : null}
    </>
  );
}

function MarketForm({ data: { choices, market, date }, query }: SheetChoicesProps) {
  return (
    <form
      className="tools-sheet-form bee-wrap bee-no-print"
      action={href('data/daily')}
      method="get"
      onSubmit={(event) => navigate(dailyHref(dailyQuery.read(formQuery(event))))}
    >
      <SelectField
        label="市场"
        className="tools-field is-wide"
        name={dailyQuery.keys.market}
        defaultValue={market?.id ?? ''}
        options={choices.markets.map(({ id, name, province }) => ({
          value: id,
          title: [province, name].filter(Boolean).join(' '),
        }))}
      />
      <DateField name={dailyQuery.keys.date} value={date} dates={choices.dates} />
      <HiddenFields of={dailyQuery.hidden(query, 'market', 'date')} />
      <Button type="submit">更新行情单</Button>
    </form>
  );
}
