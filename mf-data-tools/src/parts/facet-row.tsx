import { FilterRow } from '@bee/ui/content';

/** A choice as the API names it: an id with a title, or the value of a facet with its label. */
type Choice<Value> = { count?: number | undefined } & (
  | { id: Value; title: string }
  | { value: Value; title?: string; label?: string }
);

type FacetRowProps<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  current: Value | undefined;
  /** Address with a choice, or without one. */
  hrefOf(value?: Value): string;
  /** Address without a choice if `hrefOf` does not give it. */
  clear?: string;
};

/** A filter row of which one choice is active. */
export const FacetRow = <Value extends string>({ label, choices, current, hrefOf, clear }: FacetRowProps<Value>) => (
  <FilterRow
    label={label}
    clear={clear ?? hrefOf()}
    options={choices.map((choice) => {
      const value = 'id' in choice ? choice.id : choice.value;
      const title = choice.title ?? ('label' in choice && choice.label ? choice.label : value);
      return { title, count: choice.count, href: hrefOf(value), current: value === current };
    })}
  />
);
