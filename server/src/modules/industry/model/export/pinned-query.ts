import type { TablePlan, TableQuery } from '../../service/query-plan.ts';

/**
 * Pins a query so that it returns the same rows after later publications: relative periods become explicit, and the
 * vintage is set to the newest one.
 */
export const pinnedQuery = (plan: TablePlan, query: TableQuery): TableQuery => {
  const vintage = plan.vintage ?? plan.table.vintages[0];
  return {
    model_id: query.model_id,
    filters: Object.fromEntries(plan.conditions.map(({ field, pinned }) => [field.field, pinned])),
    ...(query.columns && { columns: query.columns }),
    ...(query.row && { row: query.row }),
    ...(query.col && { col: query.col }),
    ...(query.layout && { layout: query.layout }),
    ...(query.unit && { unit: query.unit }),
    ...(query.sort && { sort: query.sort }),
    ...(vintage && { vintage }),
  };
};
