/** A choice as the API or a list of ours names it: its value is `id`, `key` or `value`, its text `title` or `label`. */
export type LinkChoice<Value extends string> =
  | Value
  | { id?: Value; key?: Value; value?: Value; title?: string; label?: string; count?: number | undefined };

/** Text of each value, where the choices have none or another one is shown. */
export type ChoiceTitles<Value extends string> = Readonly<Record<Value, string>> | ((value: Value) => string);

/**
 * The items of Tabs, FilterRow, Choices and SortLinks: one link per choice.
 * @example
 * <Choices label="方向" choices={linkChoices(flows, query.flow, (flow) => hrefOf({ flow }), flowTitles)} />
 */
export const linkChoices = <const Value extends string>(
  choices: readonly LinkChoice<Value>[],
  current: NoInfer<Value> | null | undefined,
  hrefOf: (value: Value) => string,
  titles?: ChoiceTitles<Value>,
) =>
  choices.map((choice) => {
    const facts = typeof choice === 'string' ? { value: choice } : choice;
    const key = (facts.value ?? facts.id ?? facts.key) as Value;
    const title = titles
      ? typeof titles === 'function'
        ? titles(key)
        : titles[key]
      : (facts.title ?? facts.label ?? key);
    return {
      key,
      title,
      href: hrefOf(key),
      current: key === current,
      ...(facts.count !== undefined && { count: facts.count }),
    };
  });
