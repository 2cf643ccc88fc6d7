import { formatNumber, MISSING } from '@bee/domain/format';
import { href } from '@bee/platform';
import { Change, type Column } from '@bee/ui/content';
import { LongTable } from '@bee/ui/data';
import { shortProvince } from '../../components/price/short-province.ts';
import { shareOf } from './national-share.ts';
import { provinceHref, type StatisticsQuery, type YearMap } from './statistics-query.ts';
import './statistics.css';
import '../../layout/page.css';

type Ranked = YearMap['list'][number];
type Row = Pick<Ranked, 'adcode' | 'name'> & { figure: Ranked | null; lastYear: string | null };

type ProvinceRankingProps = { map: YearMap; query: StatisticsQuery };

/** The provinces, highest first; the selected one is above the others, those without a figure are last. */
export function ProvinceRanking({ map, query }: ProvinceRankingProps) {
  const { year, topic } = map;
  const rows: Row[] = [
    ...map.list.map((figure) => ({ adcode: figure.adcode, name: figure.name, figure, lastYear: null })),
    ...map.missing.map(({ adcode, name, last_year }) => ({ adcode, name, figure: null, lastYear: last_year })),
  ];
  const most = Math.max(0, ...map.list.map(({ value }) => value));
  const own = rows.find(({ adcode }) => adcode === query.province);
  return (
    <div className="tools-ranking bee-stack">
      {own ? <OwnPlace row={own} map={map} query={query} /> : null}
      <LongTable
        caption={`${topic.name}${year} 年各省排名`}
        hideCaption
        columns={columnsOf(map, most, query)}
        rows={rows}
        rowKey={({ adcode }) => adcode}
      />
    </div>
  );
}

const columnsOf = (map: YearMap, most: number, query: StatisticsQuery): Column<Row>[] => [
  {
    key: 'name',
    title: '省份',
    cell: ({ adcode, name, figure }) => (
      <>
        <span className="tools-ranking-place">{figure?.rank ?? MISSING}</span>
        <a href={provinceHref(query, adcode)} aria-current={adcode === query.province || undefined}>
          {shortProvince(name)}
        </a>
        {figure ? <RankMove rank={figure.rank} before={figure.prev_rank} /> : null}
      </>
    ),
  },
  {
    key: 'value',
    title: '数值',
    unit: map.unit,
    numeric: true,
    cell: ({ figure, lastYear }) =>
      figure ? (
        <>
          {formatNumber(figure.value, map.decimals)}
          <Revised figure={figure} decimals={map.decimals} />
          <span className="tools-ranking-bar" aria-hidden="true">
            <span style={{ width: `${most > 0 ? Math.max(0, (figure.value / most) * 100) : 0}%` }} />
          </span>
        </>
      ) : (
        <span className="tools-muted">{lastYear ? `${MISSING} 最近 ${lastYear} 年` : MISSING}</span>
      ),
  },
  ...(shareOf(map, 0) === null
    ? []
    : [
        {
          key: 'share',
          title: '占全国',
          numeric: true,
          cell: ({ figure }: Row) => (figure ? `${shareOf(map, figure.value)?.toFixed(1)}%` : MISSING),
        },
      ]),
  { key: 'yoy', title: '同比', numeric: true, cell: ({ figure }) => <Change value={figure?.yoy} digits={1} /> },
];

/** Change of rank since the year before. */
function RankMove({ rank, before }: { rank: number; before: number | null }) {
  if (before === null || before === rank) return null;
  const [arrow, word, places] = before > rank ? ['↑', '升', before - rank] : ['↓', '降', rank - before];
  return (
    <small className="tools-ranking-move">
      <span aria-hidden="true">
        {arrow}
        {places}
      </span>
      <span className="bee-quiet">
        较上年{word} {places} 位
      </span>
    </small>
  );
}

function Revised({ figure, decimals }: { figure: Ranked; decimals: number }) {
  if (figure.flag === null) return null;
  const was = `先前公布为 ${formatNumber(figure.was, decimals)}`;
  return (
    <small className="tools-revised" title={was}>
      修订<span className="bee-quiet">，{was}</span>
    </small>
  );
}

/** The selected province. */
function OwnPlace({ row, map, query }: { row: Row; map: YearMap; query: StatisticsQuery }) {
  const { figure, lastYear } = row;
  return (
    <p className="tools-ranking-own bee-wrap">
      <strong>{row.name}</strong>
      {figure ? (
        <>
          <span>
            第 {figure.rank} 位，共 {map.list.length} 个省份
          </span>
          <span>
            {formatNumber(figure.value, map.decimals)} {map.unit}
          </span>
          <Change value={figure.yoy} digits={1} />
        </>
      ) : (
        <span>
          {map.year} 年没有数据{lastYear ? `，最近一次在 ${lastYear} 年` : ''}
        </span>
      )}
      <a href={href('application/ast/province', { adcode: row.adcode })}>看{shortProvince(row.name)}全部统计</a>
      <a href={provinceHref(query, row.adcode)}>取消选择</a>
    </p>
  );
}
