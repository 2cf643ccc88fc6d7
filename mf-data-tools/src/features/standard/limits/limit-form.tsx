import { href, navigate } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { useState } from 'react';
import { formQuery, HiddenFields } from '../../../components/query-form.tsx';
import { SuggestField } from '../../../components/suggest/suggest-field.tsx';
import { limitQuery, readStandardQuery, type StandardQuery, standardHref } from '../list/standard-query.ts';
import type { LimitData } from './limit-view.tsx';
import '../../../layout/list.css';

const MAX_SHOWN = 12;

type LimitFormProps = Pick<LimitData, 'foods' | 'substances'> & { query: StandardQuery };

/** A GET form, so it works without JavaScript and before hydration. */
export function LimitForm({ foods, substances, query }: LimitFormProps) {
  return (
    <search className="tools-list-search bee-no-print">
      <form
        action={href('application/standard/list')}
        method="get"
        onSubmit={(event) => navigate(standardHref(readStandardQuery(formQuery(event))))}
        key={standardHref(query)}
      >
        <SuggestedField
          label="食品"
          name={limitQuery.keys.food}
          value={query.food}
          placeholder="食品或类别，如 菠菜、叶菜类蔬菜"
          maxLength={60}
          choices={foods.map(({ title }) => title)}
        />
        <SuggestedField
          label="物质"
          name={limitQuery.keys.substance}
          value={query.substance}
          placeholder="农药、兽药、重金属、添加剂，如 毒死蜱、镉"
          maxLength={300}
          choices={substances.map(({ name }) => name)}
        />
        <HiddenFields of={limitQuery.hidden(query, 'food', 'substance')} />
        <Button type="submit" kind="primary">
          查询
        </Button>
      </form>
    </search>
  );
}

type SuggestedFieldProps = {
  label: string;
  name: string;
  value: string | undefined;
  placeholder: string;
  maxLength: number;
  choices: string[];
};

function SuggestedField({ choices, ...field }: SuggestedFieldProps) {
  const [typed, setTyped] = useState('');
  const found = typed ? choices.filter((choice) => choice.includes(typed)) : [];
  return (
    <div className="tools-field is-wide">
      <span>{field.label}</span>
      <SuggestField
        {...field}
        options={[...new Set(found)].slice(0, MAX_SHOWN).map((title) => ({ key: title, title }))}
        onType={setTyped}
        onChoose={() => {}}
      />
    </div>
  );
}
