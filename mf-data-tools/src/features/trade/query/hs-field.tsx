import { href, navigate, useApiQuery } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { type FormEvent, useState } from 'react';
import { formQuery, HiddenFields } from '../../../components/query-form.tsx';
import { SuggestField } from '../../../components/suggest/suggest-field.tsx';
import { useSettled } from '../../../components/suggest/use-settled.ts';
import { ChosenList } from './chosen-list.tsx';
import type { Named } from './query-data.ts';
import { MAX_CODES, type QueryScreen, type TradeQuery, tradeHidden, tradeQuery } from './trade-query.ts';
import './query.css';
import '../../../layout/page.css';

type HsFieldProps = {
  screen: QueryScreen;
  query: TradeQuery;
  /** Names of the codes, where known. */
  names: readonly Named[];
  hrefOf(change: Partial<TradeQuery>): string;
};

const MAX_SHOWN = 10;

/** The codes of a query: found by name or number, or several pasted at once. */
export function HsField({ screen, query, names, hrefOf }: HsFieldProps) {
  const [typed, setTyped] = useState('');
  const asked = useSettled(typed);
  const found = useApiQuery(
    'trade/searchCategory',
    { keyword: asked },
    { enabled: asked !== '', keepPrevious: true, raw: true },
  );
  const written = [...query.hs, ...query.refused];
  const offered = typed && found.data ? found.data.list.filter(({ code }) => !written.includes(code)) : [];
  const add = (event: FormEvent<HTMLFormElement>) => {
    const { codes } = tradeQuery.read(formQuery(event));
    const [first] = offered;
    // A name is not a code: its first suggestion is used.
    if (first && codes.every((code) => !/^\d+$/.test(code))) navigate(hrefOf({ hs: [...query.hs, first.code] }));
    else if (codes.length > 0) navigate(hrefOf({ hs: [...query.hs, ...codes] }));
  };
  return (
    <div className="tools-pick">
      <span className="tools-pick-label">商品编码</span>
      <div>
        <ChosenList
          label="商品编码"
          chosen={written.map((code) => ({ code, name: names.find((one) => one.code === code)?.name ?? code }))}
          hrefWithout={(code) =>
            hrefOf({
              hs: query.hs.filter((one) => one !== code),
              refused: query.refused.filter((one) => one !== code),
            })
          }
          all={`全部农产品；可选最多 ${MAX_CODES} 个编码`}
        />
        {query.hs.length < MAX_CODES ? (
          <form className="tools-pick-form" action={href(screen)} method="get" onSubmit={add}>
            <SuggestField
              name={tradeQuery.keys.codes}
              label="添加商品编码"
              placeholder="商品名或 2-10 位编码，可粘贴多个"
              options={offered.slice(0, MAX_SHOWN).map(({ code, name }) => ({ key: code, title: code, note: name }))}
              onType={setTyped}
              onChoose={({ key }) => navigate(hrefOf({ hs: [...query.hs, key] }))}
              clears
            />
            <HiddenFields of={tradeHidden(query, 'codes')} />
            <Button type="submit">添加</Button>
          </form>
        ) : null}
        {typed && found.data?.hint ? <p className="tools-muted">{found.data.hint}</p> : null}
      </div>
    </div>
  );
}
