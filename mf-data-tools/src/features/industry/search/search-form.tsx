import { provinces } from '@bee/domain/region';
import { href, navigate } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { type ComponentProps, useState } from 'react';
import { formQuery, HiddenFields } from '../../../components/query-form.tsx';
import { industryQuery } from '../address/industry-view.ts';
import { type SearchQuery, searchHref, searchQuery } from '../address/search-query.ts';
import { tableFreqs } from '../freq.ts';
import type { TreeNode } from '../tree/tree-levels.ts';
import '../industry.css';
import '../../../layout/list.css';

type SearchFormProps = { query: SearchQuery; domains: readonly TreeNode[] };

/** Name, domain, place, frequency, period, source. A GET form, so it works without JavaScript and before hydration. */
export function TableSearchForm({ query, domains }: SearchFormProps) {
  const [geo, setGeo] = useState(query.geo ?? '');
  const cities = provinces.find(({ adcode }) => adcode.slice(0, 2) === geo.slice(0, 2))?.cities ?? [];
  const province = geo ? `${geo.slice(0, 2)}0000` : '';
  const { keys } = searchQuery;
  return (
    <form
      className="tools-senior"
      action={href('data/retrieval')}
      method="get"
      onSubmit={(event) =>
        navigate(searchHref({ ...searchQuery.read({ ...formQuery(event), [keys.geo]: geo }), sort: query.sort }))
      }
    >
      <HiddenFields of={industryQuery.write({ view: 'search' })} />
      <label className="tools-field">
        <span>名称</span>
        <input name={keys.name} type="search" maxLength={60} defaultValue={query.name} placeholder="玉米 产量" />
      </label>
      <Select label="领域" name={keys.domain} defaultValue={query.domain ?? ''} all="全部领域">
        {[
          ...domains.map(({ id, title }) => ({ value: id, title })),
          ...(query.domain && !domains.some(({ id }) => id === query.domain)
            ? [{ value: query.domain, title: '当前分类' }]
            : []),
        ]}
      </Select>
      <Select label="省份" name={keys.geo} value={province} all="全部地区" onChoose={setGeo}>
        {provinces.map(placeOption)}
      </Select>
      <Select
        label="市州"
        value={geo.endsWith('0000') ? '' : geo}
        all="全省"
        disabled={cities.length < 2}
        onChoose={(city) => setGeo(city || province)}
      >
        {cities.length < 2 ? [] : cities.map(placeOption)}
      </Select>
      <Select label="频率" name={keys.freq} defaultValue={query.freq ?? ''} all="全部频率">
        {tableFreqs.map(({ key, title }) => ({ value: key, title }))}
      </Select>
      <fieldset className="tools-field tools-senior-span">
        <legend>时期内有数据</legend>
        <input name={keys.from} defaultValue={query.from} placeholder="2015" aria-label="开始时期" maxLength={10} />
        <span aria-hidden="true">至</span>
        <input name={keys.to} defaultValue={query.to} placeholder="2024" aria-label="结束时期" maxLength={10} />
      </fieldset>
      <label className="tools-field">
        <span>来源</span>
        <input name={keys.source} defaultValue={query.source} maxLength={60} placeholder="统计年鉴" />
      </label>
      <div className="tools-senior-foot bee-inline">
        <Button type="submit" kind="primary">
          查找数据表
        </Button>
        <a href={searchHref({})}>清空条件</a>
      </div>
    </form>
  );
}

const placeOption = ({ adcode, name }: { adcode: string; name: string }) => ({ value: adcode, title: name });

type SelectProps = Pick<ComponentProps<'select'>, 'name' | 'value' | 'defaultValue' | 'disabled'> & {
  label: string;
  /** Title of the choice that does not filter. */
  all: string;
  onChoose?: (value: string) => void;
  children: { value: string; title: string }[];
};

function Select({ label, all, onChoose, children, ...select }: SelectProps) {
  return (
    <label className="tools-field">
      <span>{label}</span>
      <select {...select} onChange={onChoose && (({ currentTarget }) => onChoose(currentTarget.value))}>
        <option value="">{all}</option>
        {children.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
