import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';

export type SortOrder = 'asc' | 'desc';
export type TableSort = {
  /** Key of the sorted column. */
  key?: string;
  order?: SortOrder;
  href: (key: string, order: SortOrder) => string;
};
export type SortHeadProps = {
  column: { key: string; title: string; unit?: string; numeric?: boolean; sortable?: boolean; width?: number };
  sort?: TableSort;
};

/** A sortable column head. The first click sorts descending, the next one ascending. */
export function SortHead({ column, sort }: SortHeadProps) {
  const active = sort?.key === column.key;
  const order = active ? sort?.order : undefined;
  const style: CSSProperties | undefined = column.width ? { minWidth: column.width } : undefined;
  const text = (
    <>
      {column.title}
      {column.unit ? <span className="bee-unit"> ({column.unit})</span> : null}
    </>
  );
  return (
    <th
      scope="col"
      style={style}
      className={column.numeric ? 'is-num' : undefined}
      aria-sort={order ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {sort && column.sortable ? (
        <a
          className={classNames('bee-sort', order && `is-${order}`)}
          href={sort.href(column.key, order === 'desc' ? 'asc' : 'desc')}
          title={order === 'desc' ? '点击升序' : '点击降序'}
        >
          {text}
        </a>
      ) : (
        text
      )}
    </th>
  );
}
