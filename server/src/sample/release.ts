/** Rows of one period that are published together, with the values that some of them had before a revision. */
export type Release<Row> = {
  /** Day of publication. */
  from: string;
  /** Values after all revisions. A row without a value is absent. */
  rows: Row[];
  /** Values that rows with the same key had up to the day before `until`, the oldest first. */
  earlier?: { until: string; rows: Row[] }[];
};

export type PublishedRow<Row> = {
  row: Row;
  publishedOn: string;
  /** From 1. */
  revision: number;
  /** Whether it is the latest value on that day. */
  current: boolean;
};

/** All values of a release that have been published by `today`, those of a row from the oldest on. */
export const publishedBy = <Row>(
  { from, rows, earlier = [] }: Release<Row>,
  today: string,
  keyOf: (row: Row) => string,
): PublishedRow<Row>[] => {
  if (from > today) return [];
  const replaced = new Map<string, { until: string; row: Row }[]>();
  for (const { until, rows: values } of earlier)
    for (const row of values) replaced.set(keyOf(row), [...(replaced.get(keyOf(row)) ?? []), { until, row }]);
  return rows.flatMap((row) => {
    const before = replaced.get(keyOf(row)) ?? [];
    const values = [...before.map((value) => value.row), row];
    const days = [from, ...before.map(({ until }) => until)].filter((day) => day <= today);
    return days.map((publishedOn, place) => ({
      row: values[place] ?? row,
      publishedOn,
      revision: place + 1,
      current: place === days.length - 1,
    }));
  });
};

/** Whether rows of a release were published or revised after a day and up to another one. */
export const changedBetween = ({ from, earlier = [] }: Release<unknown>, after: string, today: string): boolean =>
  [from, ...earlier.map(({ until }) => until)].some((day) => day > after && day <= today);
