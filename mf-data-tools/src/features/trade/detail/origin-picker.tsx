import type { DataFor } from '@bee/contracts/operations';
import { href, navigate } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { formQuery, HiddenFields } from '../../../components/query-form.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { type DetailQuery, detailHref, detailParams, detailQuery } from './detail-query.ts';
import '../trade.css';

type OriginPickerProps = {
  origins: DataFor<'trade/getOriginList'>;
  query: DetailQuery /** Makes element ids unique when the page shows two. */;
  label: string;
};

/** The origin of the goods. A GET form, so it works without JavaScript and before hydration. */
export function OriginPicker({ origins, query, label }: OriginPickerProps) {
  return (
    <form
      className="tools-origin"
      action={href('application/trade/detail', { product_name: query.name })}
      method="get"
      onSubmit={(event) => navigate(detailHref(query, { origin: detailQuery.read(formQuery(event)).origin }))}
      key={query.origin}
    >
      <SelectField
        aria-label={label}
        name={detailQuery.keys.origin}
        defaultValue={query.origin ?? ''}
        options={[
          { value: '', title: '全部国家（地区）' },
          ...origins.map(({ code, name, allowed, suspended }) => ({
            value: code,
            title: suspended > 0 && allowed === 0 ? `${name}（暂停）` : name,
          })),
          ...(query.origin && !origins.some(({ code, iso3 }) => code === query.origin || iso3 === query.origin)
            ? [{ value: query.origin, title: query.origin }]
            : []),
        ]}
      />
      <HiddenFields of={detailParams({ ...query, origin: undefined })} />
      <Button type="submit">查看</Button>
    </form>
  );
}
