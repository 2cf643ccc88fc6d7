import type { SupervisePlace } from '@bee/contracts/resource/trade';
import { placeOf, provinces } from '@bee/domain/region';
import { DataTable, Empty, FacetRow, Filters, LinkButton, Section, Tag } from '@bee/ui/content';
import { cutColumn } from '../../../components/price/price-columns.tsx';
import { type DetailQuery, detailHref, type TradeDetail } from './detail-query.ts';
import { SitesMap } from './sites-map.tsx';
import { SourceLine } from './source-line.tsx';
import '../trade.css';
import '../../../layout/list.css';

type SitesSectionProps = { detail: TradeDetail; places: SupervisePlace[]; query: DetailQuery };

/** Sites through which goods of this kind must enter, by province. */
export function SitesSection({ detail, places, query }: SitesSectionProps) {
  const cate = detail.site_cate;
  if (cate === null)
    return (
      <Section title="指定监管场地">
        <Empty title="没有指定监管场地的要求">{detail.name}可以从任何对外开放的口岸进境，其他检疫要求见“要求”。</Empty>
        <SourceLine source={detail.source} />
      </Section>
    );
  const inProvince = ({ adcode }: SupervisePlace) => adcode.startsWith(query.adcode?.slice(0, 2) ?? '');
  const shown = places.filter(inProvince);
  const known = provinces
    .map(({ adcode, name }) => ({
      adcode,
      name,
      count: places.filter((one) => one.adcode.startsWith(adcode.slice(0, 2))).length,
    }))
    .filter(({ count }) => count > 0);
  return (
    <Section title={`${cate}指定监管场地`} note={`${places.length} 个`}>
      <Filters total={shown.length} active={query.adcode ? 1 : 0} clear={detailHref(query, { adcode: undefined })}>
        <FacetRow
          label="省份"
          choices={known.map(({ adcode, name, count }) => ({ value: adcode, title: name, count }))}
          current={query.adcode}
          hrefOf={(adcode) => detailHref(query, { adcode })}
        />
      </Filters>
      {places.length > 0 ? <SitesMap cate={cate} places={places} query={query} /> : null}
      <DataTable
        caption={`${cate}指定监管场地`}
        hideCaption
        rows={shown}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', title: '场地', width: 160, cell: ({ name }) => name },
          {
            key: 'status',
            title: '状态',
            cell: ({ status }) => (status === 'active' ? <Tag>可用</Tag> : <Tag type="red">暂停</Tag>),
          },
          { key: 'customs', title: '直属海关', cell: ({ customs }) => customs },
          { key: 'port', title: '口岸', cell: ({ port }) => port ?? '—' },
          { key: 'place', title: '地区', cell: ({ adcode }) => placeOf(adcode) ?? provinceOf(adcode) ?? '—' },
          cutColumn('address', '地址'),
          {
            key: 'approved',
            title: '批准日期',
            cell: ({ approved_at }) => (approved_at ? <time dateTime={approved_at}>{approved_at}</time> : '—'),
          },
        ]}
        empty={
          <Empty
            title={query.adcode ? '这个省份没有指定监管场地' : '没有指定监管场地的记录'}
            action={
              query.adcode ? (
                <LinkButton href={detailHref(query, { adcode: undefined })}>看全部省份</LinkButton>
              ) : undefined
            }
          >
            名单由海关总署公布，新批准的场地会在更新后列出。
          </Empty>
        }
      />
      <SourceLine source={places[0]?.source ?? detail.source} />
    </Section>
  );
}

/** District codes are mapped to their province. */
const provinceOf = (code: string): string | undefined =>
  provinces.find(({ adcode }) => adcode.slice(0, 2) === code.slice(0, 2))?.name;
