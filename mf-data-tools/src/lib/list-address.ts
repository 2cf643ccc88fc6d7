import type { TableSort } from '@bee/ui/content';

/** Sortable table headers; `sort` is `column.asc`, `column.desc` or another word. */
export const sortLinks = <Sort extends string>(sort: Sort, hrefOf: (sort: Sort) => string): TableSort => {
  const [key, order] = sort.split('.');
  return {
    ...(order && { key, order: order === 'asc' ? 'asc' : 'desc' }),
    href: (column, direction) => hrefOf(`${column}.${direction}` as Sort),
  };
};
