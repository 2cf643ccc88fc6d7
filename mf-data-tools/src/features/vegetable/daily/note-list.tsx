import { href, navigate } from '@bee/platform';
import { Button, Card, Change, ListRow, RowList, Section } from '@bee/ui/content';
import { formQuery, HiddenFields } from '../../../components/query-form.tsx';
import type { Note } from './daily-data.ts';
import { type DailyQuery, dailyHref, dailyQuery } from './daily-query.ts';
import './daily.css';

type NoteListProps = { notes: Note[]; query: DailyQuery; month: string | null };

/** The notes of a month, newest first; with a product, its daily price. */
export function NoteList({ notes, query, month }: NoteListProps) {
  return (
    <div className="bee-no-print">
      <Section
        title="简报列表"
        note={month ? `${month}，${notes.length} 篇` : undefined}
        actions={<ProductForm query={query} />}
        bare
      >
        {notes.length > 0 ? (
          <Card flush>
            <RowList>
              {notes.map((note) => (
                <ListRow
                  key={note.id}
                  href={dailyHref({ date: note.date, product: query.product })}
                  title={note.title}
                  meta={note.product ? [<ProductPrice key="product" product={note.product} />] : factsOf(note)}
                />
              ))}
            </RowList>
          </Card>
        ) : null}
      </Section>
    </div>
  );
}

/** Mean change and the largest ones in both directions. */
const factsOf = ({ chg_d, movers }: Note) => [
  <span key="mean">
    平均 <Change value={chg_d} digits={1} />
  </span>,
  ...[movers[0], movers.at(-1)].flatMap((mover) =>
    mover
      ? [
          <span key={mover.product}>
            {mover.product} <Change value={mover.chg_pct} digits={1} />
          </span>,
        ]
      : [],
  ),
];

function ProductPrice({ product }: { product: NonNullable<Note['product']> }) {
  return (
    <>
      {product.product} {product.price_avg.toFixed(2)} 元/公斤 <Change value={product.chg_pct} digits={1} />
    </>
  );
}

function ProductForm({ query }: { query: DailyQuery }) {
  return (
    <search className="tools-daily-search">
      <form
        action={href('data/daily')}
        method="get"
        onSubmit={(event) => navigate(dailyHref(dailyQuery.read(formQuery(event))))}
        key={query.product}
      >
        <input
          type="search"
          name={dailyQuery.keys.product}
          aria-label="品名"
          placeholder="只看某个品种，如 番茄"
          defaultValue={query.product}
          maxLength={60}
        />
        <HiddenFields of={dailyQuery.hidden(query, 'product')} />
        <Button type="submit">查询</Button>
      </form>
    </search>
  );
}
