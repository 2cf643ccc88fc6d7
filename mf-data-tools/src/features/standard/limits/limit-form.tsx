import { href, navigate } from '@bee/platform';
import { Button, keepComposing } from '@bee/ui/content';
import { useId } from 'react';
import { formQuery, HiddenFields } from '../../../components/query-form.tsx';
import { limitQuery, readStandardQuery, type StandardQuery, standardHref } from '../list/standard-query.ts';
import type { LimitData } from './limit-view.tsx';
import '../../../layout/list.css';

type LimitFormProps = Pick<LimitData, 'foods' | 'substances'> & { query: StandardQuery };

/** A GET form, so it works without JavaScript and before hydration. */
export function LimitForm({ foods, substances, query }: LimitFormProps) {
  const id = useId();
  return (
    <search className="tools-list-search bee-no-print">
      <form
        action={href('application/standard/list')}
        method="get"
        onSubmit={(event) => navigate(standardHref(readStandardQuery(formQuery(event))))}
        onKeyDown={keepComposing}
        key={standardHref(query)}
      >
        <label className="tools-field is-wide">
          <span>食品</span>
          <input
            type="search"
            name={limitQuery.keys.food}
            defaultValue={query.food}
            placeholder="食品或类别，如 菠菜、叶菜类蔬菜"
            maxLength={60}
            list={`${id}foods`}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <label className="tools-field is-wide">
          <span>物质</span>
          <input
            type="search"
            name={limitQuery.keys.substance}
            defaultValue={query.substance}
            placeholder="农药、兽药、重金属、添加剂，如 毒死蜱、镉"
            maxLength={300}
            list={`${id}substances`}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <HiddenFields of={limitQuery.hidden(query, 'food', 'substance')} />
        <Button type="submit" kind="primary">
          查询
        </Button>
        <datalist id={`${id}foods`}>
          {[...new Set(foods.map(({ title }) => title))].map((title) => (
            <option key={title} value={title} />
          ))}
        </datalist>
        <datalist id={`${id}substances`}>
          {[...new Set(substances.map(({ name }) => name))].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </form>
    </search>
  );
}
