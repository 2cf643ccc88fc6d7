import { navigate } from '@bee/platform';
import { Card, ListBar, PageHeader, Pagination, RowList, SearchForm, SourceNote, Tabs } from '@bee/ui/content';
import { Onward } from '../../components/onward.tsx';
import type { Around, DatasetData, Listed } from './dataset-data.ts';
import { DatasetFilters } from './dataset-filters.tsx';
import { ProductRow, TableRow } from './dataset-row.tsx';
import { type DatasetState, datasetHref, hiddenFields, kinds, kindTitles, PER_PAGE } from './dataset-state.ts';
import { LatestReports } from './latest-reports.tsx';
import { NothingHere } from './nothing-here.tsx';
import '../../components/reading.css';

type DatasetListProps = Omit<Extract<DatasetData, { view: 'list' }>, 'view'> & { state: DatasetState };

/** Tables of the industry database and data products of a tag, one kind at a time. */
export function DatasetList({ tag, reports, counts, listed, state }: DatasetListProps) {
  const { total } = listed.answer;
  const to = (change: Partial<DatasetState>) => datasetHref(tag.id, { ...state, page: 1, ...change });
  return (
    <>
      <PageHeader
        title={`${tag.title}数据`}
        lead={`与${tag.title}有关的产业数据表和成套的数据产品：先看覆盖、字段与样本，再筛选、作图或下载。`}
      />
      <Tabs
        label="数据类别"
        current={state.kind}
        items={kinds.map((kind) => ({
          key: kind,
          title: kindTitles[kind],
          count: counts[kind],
          href: datasetHref(tag.id, { kind }),
        }))}
      />
      <div className="sanqi-list">
        {counts[state.kind] > 0 ? (
          <>
            <DatasetFilters listed={listed} state={state} to={to} />
            <Bar tag={tag} total={total} state={state} to={to} />
          </>
        ) : null}
        {listed.answer.list.length === 0 ? (
          <Card>
            <NothingHere tag={tag} total={total} counts={counts} state={state} />
          </Card>
        ) : (
          <Card flush>
            <Rows tagId={tag.id} listed={listed} state={state} />
          </Card>
        )}
        {total > PER_PAGE ? (
          <Pagination page={state.page} total={total} pageSize={PER_PAGE} href={(page) => to({ page })} />
        ) : null}
        {listed.kind === 'product' && total > 0 ? (
          <SourceNote source={listed.answer.source.name} sample={listed.answer.source.sample} />
        ) : null}
      </div>
      <LatestReports tag={tag} reports={reports} />
      <Onward tag={tag} here="sanqi/dataset" />
    </>
  );
}

function Rows({ tagId, listed, state }: { tagId: string; listed: Listed; state: DatasetState }) {
  return (
    <RowList>
      {listed.kind === 'table'
        ? listed.answer.list.map((table) => <TableRow key={table.model_id} tagId={tagId} state={state} table={table} />)
        : listed.answer.list.map((product) => (
            <ProductRow key={product.id} tagId={tagId} state={state} product={product} />
          ))}
    </RowList>
  );
}

type BarProps = Pick<Around, 'tag'> & { total: number; state: DatasetState; to(change: Partial<DatasetState>): string };

function Bar({ tag, total, state, to }: BarProps) {
  const label = `在${tag.title}${kindTitles[state.kind]}中搜索`;
  return (
    <ListBar
      sum={
        <>
          共 <strong className="bee-num">{total}</strong> 个
          {state.words ? (
            <>
              含“{state.words}”<a href={to({ words: undefined })}>清除</a>
            </>
          ) : null}
        </>
      }
      sorts={[
        { title: '最近更新', href: to({ sort: 'new' }), current: state.sort === 'new' },
        { title: '行数最多', href: to({ sort: 'rows' }), current: state.sort === 'rows' },
      ]}
    >
      <SearchForm
        action={datasetHref(tag.id)}
        name="q"
        size="mini"
        value={state.words}
        label={label}
        placeholder={label}
        hidden={hiddenFields(state)}
        onSearch={(words) => navigate(to({ words: words || undefined }))}
      />
    </ListBar>
  );
}
