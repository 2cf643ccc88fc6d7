import type { TablePlan, TableQuery } from '../query-plan.ts';

/**
 * The query that gives the same rows again also when more has been published since: the newest periods are named, and it
 * is asked as published up to the newest day of now.
 */
export const pinnedQuery = (plan: TablePlan, query: TableQuery): TableQuery => {
  const vintage = plan.vintage ?? plan.table.vintages[0];
  return {
    model_id: query.model_id,
    filters: Object.fromEntries(plan.conditions.map(({ field, pinned }) => [field.field, pinned])),
    ...(query.columns && { columns: query.columns }),
    ...(query.row && { row: query.row }),
    ...(query.col && { col: query.col }),
    ...(query.unit && { unit: query.unit }),
    ...(query.sort && { sort: query.sort }),
    ...(vintage && { vintage }),
  };
};
