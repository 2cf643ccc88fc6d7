import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './data-table.css';

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
        <SortLink column={column} sort={sort}>
          {text}
        </SortLink>
      ) : (
        text
      )}
    </th>
  );
}

type SortLinkProps = { column: { key: string }; sort: TableSort; children: ReactNode };

/** The link in the head of a sortable column. */
export function SortLink({ column: { key }, sort, children }: SortLinkProps) {
  const order = sort.key === key ? sort.order : undefined;
  return (
    <a
      className={classNames('bee-sort', order && `is-${order}`)}
      href={sort.href(key, order === 'desc' ? 'asc' : 'desc')}
      title={order === 'desc' ? '点击升序' : '点击降序'}
    >
      {children}
    </a>
  );
}
