import { provinces } from '@bee/domain/region';
import { href, navigate } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { useState } from 'react';
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
      <label className="tools-field">
        <span>领域</span>
        <select name={keys.domain} defaultValue={query.domain ?? ''}>
          <option value="">全部领域</option>
          {domains.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
          {query.domain && !domains.some(({ id }) => id === query.domain) ? (
            <option value={query.domain}>当前分类</option>
          ) : null}
        </select>
      </label>
      <label className="tools-field">
        <span>省份</span>
        <select name={keys.geo} value={province} onChange={({ currentTarget }) => setGeo(currentTarget.value)}>
          <option value="">全部地区</option>
          {provinces.map(({ adcode, name }) => (
            <option key={adcode} value={adcode}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="tools-field">
        <span>市州</span>
        <select
          value={geo.endsWith('0000') ? '' : geo}
          disabled={cities.length < 2}
          onChange={({ currentTarget }) => setGeo(currentTarget.value || province)}
        >
          <option value="">全省</option>
          {cities.length < 2
            ? null
            : cities.map(({ adcode, name }) => (
                <option key={adcode} value={adcode}>
                  {name}
                </option>
              ))}
        </select>
      </label>
      <label className="tools-field">
        <span>频率</span>
        <select name={keys.freq} defaultValue={query.freq ?? ''}>
          <option value="">全部频率</option>
          {tableFreqs.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </select>
      </label>
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
      <div className="tools-senior-foot">
        <Button type="submit" kind="primary">
          查找数据表
        </Button>
        <a href={searchHref({})}>清空条件</a>
      </div>
    </form>
  );
}
