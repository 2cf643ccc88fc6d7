import type { SupervisePlace } from '@bee/contracts/resource/trade';
import { provinces } from '@bee/domain/region';
import { navigate } from '@bee/platform';
import { MapDrawing } from '@bee/ui/data';
import { type DetailQuery, detailHref } from './detail-query.ts';
import '../trade.css';
import '../../../layout/page.css';

type SitesMapProps = { cate: string; places: readonly SupervisePlace[]; query: DetailQuery };

/** Number of sites per province; selecting a province shows its sites in the table. */
export function SitesMap({ cate, places, query }: SitesMapProps) {
  const { values, placeless } = sitesByProvince(places);
  const label = sentenceOf(cate, values, placeless);
  const shown = places.filter(({ adcode }) => adcode.startsWith(query.adcode?.slice(0, 2) ?? ''));
  return (
    <div className="tools-sites-map">
      <MapDrawing
        values={values}
        unit="个"
        decimals={0}
        missing="无场地"
        label={label}
        points={shown.flatMap(({ id, name, port, lng, lat }) =>
          lng === null || lat === null ? [] : [{ id, lng, lat, label: port ?? name }],
        )}
        current={query.adcode}
        onPick={(adcode) => navigate(detailHref(query, { adcode: adcode === query.adcode ? undefined : adcode }))}
      />
      <p className="tools-muted">{label}</p>
    </div>
  );
}

/** Sites counted by the province of their code, and those without a valid code. */
export const sitesByProvince = (places: readonly Pick<SupervisePlace, 'adcode' | 'status'>[]) => {
  const values = provinces.flatMap(({ adcode }) => {
    const own = places.filter((place) => place.adcode.slice(0, 2) === adcode.slice(0, 2));
    const suspended = own.filter(({ status }) => status !== 'active').length;
    return own.length > 0
      ? [{ adcode, value: own.length, note: suspended > 0 ? `${suspended} 个暂停` : undefined }]
      : [];
  });
  return { values, placeless: places.length - values.reduce((sum, { value }) => sum + value, 0) };
};

const sentenceOf = (cate: string, { length }: unknown[], placeless: number): string =>
  `${length} 个省份有${cate}指定监管场地${placeless > 0 ? `；另有 ${placeless} 个没有地区信息，不在地图上` : ''}。`;
