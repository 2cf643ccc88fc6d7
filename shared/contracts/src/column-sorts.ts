/** Orders of a list of prices: `default`, and each of the columns up and down. Without zod, for the browser. */
export const columnSorts = <const Column extends string>(...columns: Column[]) => {
  type Sort = 'default' | `${Column}.asc` | `${Column}.desc`;
  return ['default', ...columns.flatMap((column) => [`${column}.asc`, `${column}.desc`])] as [Sort, ...Sort[]];
};
