import { href, navigate, useApiQuery } from '@bee/platform';
import { Button, Highlight, Icon } from '@bee/ui/content';
import type { Suggestion } from '@bee/ui/suggest';
import { type FormEvent, useState } from 'react';
import { formQuery, HiddenFields } from '../../../components/query-form.tsx';
import { SuggestField } from '../../../components/suggest/suggest-field.tsx';
import { useSettled } from '../../../components/suggest/use-settled.ts';
import { industryQuery } from '../address/industry-view.ts';
import { searchHref, searchQuery } from '../address/search-query.ts';
import { modelHref } from '../address/table-query.ts';
import './tree.css';

/** Limited to what a list below the field can show. */
const MAX_RESULTS = 12;

/** Finds tables and categories by name, alias and pinyin; submitting opens the full search. */
export function TreeSearch({ name = '' }: { name?: string }) {
  const [typed, setTyped] = useState('');
  const asked = useSettled(typed);
  const found = useApiQuery(
    'industry/searchTree',
    { keyword: asked },
    { enabled: asked !== '', keepPrevious: true, raw: true },
  );
  const list = typed && found.data ? found.data.list.slice(0, MAX_RESULTS) : [];
  const options = list.map(
    ({ id, title, path, hl, model_id, count }): Suggestion => ({
      key: id,
      title,
      marked: <Highlight parts={hl} />,
      note: `${path.map((above) => above.title).join(' / ')}${model_id ? '' : ` ${count} 张表`}`,
    }),
  );
  const choose = ({ key }: Suggestion) => {
    const node = list.find(({ id }) => id === key);
    if (node) navigate(node.model_id ? modelHref(node.model_id) : searchHref({ domain: node.id }));
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    const { name } = searchQuery.read(formQuery(event));
    if (name) navigate(searchHref({ name }));
  };
  const none = typed !== '' && asked === typed && found.data?.list.length === 0;
  return (
    <search className="tools-tree-search">
      <form action={href('data/retrieval')} method="get" onSubmit={send}>
        <HiddenFields of={industryQuery.write({ view: 'search' })} />
        <SuggestField
          name={searchQuery.keys.name}
          label="检索数据表"
          value={name}
          placeholder="产品、指标或拼音"
          options={options}
          onType={setTyped}
          onChoose={choose}
        />
        <Button type="submit" icon={<Icon name="search" size={16} label="检索" />} />
      </form>
      {none ? <p role="status">没有名称含“{asked}”的表，可用高级检索换一个条件。</p> : null}
    </search>
  );
}
