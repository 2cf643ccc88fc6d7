import type { DataFor } from '@bee/contracts/operations';
import { defineQuery } from '@bee/domain/define-query';
import { href, navigate, useApiQuery } from '@bee/platform';
import { Button } from '@bee/ui/content';
import type { Suggestion } from '@bee/ui/suggest';
import { type FormEvent, useState } from 'react';
import { formQuery } from '../../../components/query-form.tsx';
import { SuggestField } from '../../../components/suggest/suggest-field.tsx';
import { useSettled } from '../../../components/suggest/use-settled.ts';
import { keyword } from '../../../lib/list-fields.ts';
import '../trade.css';

export const searchQuery = defineQuery({ keyword: keyword() });

const MAX_RESULTS = 6;

/** One search field for products, aliases, HS codes and countries. Without JavaScript it opens the result list. */
export function TradeSearch({ value = '' }: { value?: string }) {
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const asked = useSettled(typed);
  const found = useApiQuery(
    'trade/search',
    { keyword: asked },
    { enabled: asked !== '', keepPrevious: true, raw: true },
  );
  const options = typed && found.data ? suggestionsOf(found.data) : [];
  const send = (event: FormEvent<HTMLFormElement>) => {
    const words = searchQuery.read(formQuery(event));
    setMissing(!words.keyword);
    if (words.keyword) navigate(href('application/trade', searchQuery.write(words)));
  };
  return (
    <search className="tools-trade-search bee-no-print">
      <form action={href('application/trade')} method="get" onSubmit={send}>
        <SuggestField
          name={searchQuery.keys.keyword}
          label="商品名、HS 编码或国家"
          value={value}
          placeholder="输入商品名、HS编码或国家，如 榴莲、0810、泰国"
          options={options}
          onType={(text) => {
            setTyped(text);
            setMissing(false);
          }}
          onChoose={({ key }) => navigate(options.find((option) => option.key === key)?.href ?? '')}
        />
        <Button type="submit" kind="primary" size="small">
          查询
        </Button>
      </form>
      {missing ? (
        <p className="bee-field-error" role="alert">
          请输入关键字查询
        </p>
      ) : null}
    </search>
  );
}

type Option = Suggestion & { href: string };

const suggestionsOf = ({ products, hs, countries }: DataFor<'trade/search'>): Option[] => [
  ...products.slice(0, MAX_RESULTS).map(({ name, cate, hs: codes, to }) => ({
    key: `p${name}`,
    title: name,
    note: [cate, codes[0]].filter(Boolean).join(' · '),
    href: href(to.page, to.params),
  })),
  ...countries.slice(0, MAX_RESULTS).map(({ code, name, en, to }) => ({
    key: `c${code}`,
    title: name,
    note: `${en} · 国别贸易`,
    href: href(to.page, to.params),
  })),
  ...hs
    .slice(0, MAX_RESULTS)
    .flatMap(({ code, name, to }) =>
      to ? [{ key: `h${code}`, title: code, note: name, href: href(to.page, to.params) }] : [],
    ),
];
