import { provinces } from '@bee/domain/region';
import { href, navigate } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { useState } from 'react';
import { formQuery, HiddenFields } from '../../../components/query-form.tsx';
import { SelectField } from '../../../components/select-field.tsx';
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
      <SelectField
        className="tools-field"
        label="领域"
        name={keys.domain}
        defaultValue={query.domain ?? ''}
        options={[
          { value: '', title: '全部领域' },
          ...domains.map(({ id, title }) => ({ value: id, title })),
          ...(query.domain && !domains.some(({ id }) => id === query.domain)
            ? [{ value: query.domain, title: '当前分类' }]
            : []),
        ]}
      />
      <SelectField
        className="tools-field"
        label="省份"
        name={keys.geo}
        value={province}
        options={[{ value: '', title: '全部地区' }, ...provinces.map(placeOption)]}
        onChoose={setGeo}
      />
      <SelectField
        className="tools-field"
        label="市州"
        value={geo.endsWith('0000') ? '' : geo}
        disabled={cities.length < 2}
        options={[{ value: '', title: '全省' }, ...(cities.length < 2 ? [] : cities.map(placeOption))]}
        onChoose={(city) => setGeo(city || province)}
      />
      <SelectField
        className="tools-field"
        label="频率"
        name={keys.freq}
        defaultValue={query.freq ?? ''}
        options={[{ value: '', title: '全部频率' }, ...tableFreqs.map(({ key, title }) => ({ value: key, title }))]}
      />
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
