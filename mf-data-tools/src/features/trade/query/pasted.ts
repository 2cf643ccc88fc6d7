import { list } from '@bee/domain/query-fields';

/** Splits pasted items; commas and spaces are separators. */
export const pasted = <Item extends string = string, const Given extends Parameters<typeof list<Item>>[1] = object>(
  limits: Parameters<typeof list<Item>>[0],
  options?: Given,
) => {
  const items = list<Item, NonNullable<Given>>(limits, options as NonNullable<Given>);
  return { ...items, read: (typed: string) => items.read(typed.replace(/[,，、\s]+/g, '~')) };
};
