import type { DataFor } from '@bee/contracts/operations';
import type { FruitRow } from '@bee/contracts/resource/fruit';
import { definePage, href, notFound } from '@bee/platform';
import { type Column, linkChoices } from '@bee/ui/content';
import { ListHeader } from '../../components/list-header.tsx';
import { allCleared, ListResults } from '../../components/list-results.tsx';
import { DateField, ListSearch } from '../../components/list-search.tsx';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import { ClosedDays } from '../../components/price/closed-days.tsx';
import { trail } from '../../lib/trail.ts';
import { placeColumns, priceColumns } from './fruit-columns.tsx';
import { FruitFilters } from './list/fruit-filters.tsx';
import { type FruitQuery, fruitHref, fruitQuery, fruitRequest, PAGE_SIZE, readFruitQuery } from './list/fruit-query.ts';
import './fruit.css';
import '../../layout/list.css';

type ListData = {
  choices: DataFor<'fruit/filterInit'>;
  origins: DataFor<'fruit/getFilterOrigin'>;
  prices: DataFor<'fruit/getOtherAreaList'>;
};

export const page = definePage<ListData>({
  // The visible days depend on the user.
  personal: true,
  load: async ({ api, params, query }) => {
    const wanted = readFruitQuery(params, query);
    const { type, category } = wanted;
    const [choices, origins, prices] = await Promise.all([
      api('fruit/filterInit', { type }),
      api('fruit/getFilterOrigin', { type, category }),
      api('fruit/getOtherAreaList', fruitRequest(wanted)),
    ]);
    if (type !== undefined && !choices.types.some(({ id }) => id === type)) throw notFound();
    return { choices, origins, prices };
  },
  head: ({ choices }, { params, query }) => {
    const wanted = readFruitQuery(params, query);
    return { title: fruitTitle(wanted), description: fruitDescription(wanted, choices) };
  },
  component: ({ data: { choices, origins, prices }, params, query }) => {
    const wanted = readFruitQuery(params, query);
    const day = fruitDay(wanted, choices);
    const hrefOf = (change: Partial<FruitQuery>) => fruitHref(wanted, change);
    return (
      <>
        <ListHeader
          title={fruitTitle(wanted)}
          breadcrumb={trail('价格数据', '水果价格')}
          day={day}
          facts={
            <>
              <span>{choices.areas.length} 个产区</span>
              <span>{choices.categories.length} 种水果</span>
            </>
          }
          sample={choices.source.sample}
          tabs={{
            label: '价格类型',
            current: wanted.type ?? '',
            items: [
              { key: '', title: '全部', href: hrefOf({ type: undefined }) },
              ...linkChoices(choices.types, wanted.type, (type) => hrefOf({ type })),
            ],
          }}
        />
        <div className="tools-list">
          <section aria-label="产地价列表">
            <Search choices={choices} query={wanted} />
            <FruitFilters choices={choices} origins={origins} query={wanted} total={prices.total} />
            {/* One row per origin, kind of price and unit: the original price, and its equivalent in 元/公斤. */}
            <ListResults
              className="tools-named"
              caption={`${day ?? ''} ${fruitTitle(wanted)}`}
              columns={columns}
              answer={prices}
              rowHref={({ to }) => href(to.page, to.params)}
              pageSize={PAGE_SIZE}
              query={wanted}
              hrefOf={hrefOf}
              none={{
                of: '产地价',
                why: wanted.date
                  ? `${wanted.date} 这一天没有产地报价；水果不在产季时不报价，也不补数。`
                  : '换一个品名、产区或产地试试；水果只在产季有报价。',
                ways: [
                  wanted.date && { title: '看最新一天', href: hrefOf({ date: undefined }) },
                  allCleared(fruitQuery.active(wanted), fruitHref(fruitQuery.cleared(wanted))),
                ],
              }}
              closed={prices.access && <ClosedDays access={prices.access} newest={hrefOf({ date: undefined })} />}
              source={choices.source}
              updatedAt={day}
              note="原价为产地所报的单位，均价折算为元/公斤；不在产季的水果停报，标“已停更”"
            />
          </section>
        </div>
      </>
    );
  },
  skeleton: () => <ListSkeleton height={48} />,
});

const fruitTitle = ({ type, category, area, addr }: FruitQuery): string =>
  `${[area, addr, category ?? '水果'].filter(Boolean).join('')}${type ?? '产地行情'}`;

const fruitDay = ({ date }: FruitQuery, { dates }: ListData['choices']): string | null => date ?? dates?.max ?? null;

const fruitDescription = (query: FruitQuery, choices: ListData['choices']): string => {
  const day = fruitDay(query, choices);
  const title = fruitTitle(query);
  if (!day) return `${title}：各产区各产地的报价，原单位与元/公斤并列`;
  return `${day} ${title}：${choices.areas.length} 个产区的原报价与元/公斤均价，日、周、年涨跌与近 30 日走势`;
};

function Search({ choices, query }: { choices: ListData['choices']; query: FruitQuery }) {
  const params: Record<string, string> = query.type === undefined ? {} : { type: query.type };
  return (
    <ListSearch
      action={href('application/fruit/list', params)}
      current={fruitHref(query)}
      hrefOf={(typed) => fruitHref(readFruitQuery(params, typed))}
      keyword={{
        label: '品名或产地',
        name: fruitQuery.keys.keyword,
        value: query.keyword,
        placeholder: '品名、产区或产地，如 苹果、栖霞',
        maxLength: 60,
      }}
      hidden={fruitQuery.hidden(query, 'type', 'keyword', 'date')}
    >
      <DateField name={fruitQuery.keys.date} value={query.date} dates={choices.dates} />
    </ListSearch>
  );
}

const columns: Column<FruitRow>[] = [
  {
    key: 'category',
    title: '品名',
    width: 88,
    cell: ({ category, production_area, addr }) => (
      <>
        {category}
        <small aria-hidden="true">
          {production_area} {addr}
        </small>
      </>
    ),
  },
  ...placeColumns,
  { key: 'type', title: '类型', cell: ({ type }) => type },
  ...priceColumns,
];
