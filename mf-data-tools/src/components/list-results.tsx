import {
  Card,
  type Column,
  DataTable,
  Empty,
  LinkButton,
  Pagination,
  SourceNote,
  type SourceNoteProps,
} from '@bee/ui/content';
import type { ReactNode } from 'react';
import { sortLinks } from '../lib/list-address.ts';
import { NoSuchPage } from './no-such-page.tsx';
import '../layout/list.css';

type Paged = { page: number; sort?: string };

type ListResultsProps<Row, Query extends Paged> = {
  /** Of the table. */
  className?: string;
  caption: string;
  columns: Column<Row>[];
  answer: { list: Row[]; total: number };
  rowHref(row: Row): string;
  pageSize: number;
  query: Query;
  hrefOf(change: Partial<Query>): string;
  /** Why a page of this list may no longer exist; a list of prices by default. */
  shorter?: string;
  /** Instead of the rows where the filters find nothing: what there is none of, why, and what finds more. */
  none: { of: string; why: string; ways: ({ title: string; href: string } | false | undefined | '')[] };
  /** Instead of rows that the user may not see. */
  closed?: ReactNode;
  source: SourceNoteProps['source'];
  updatedAt?: string | null;
  note: string;
};

/** A page of a list as table with sorting, page numbers and source; all of its state is in the address. */
export function ListResults<Row extends { id: string }, Query extends Paged>(props: ListResultsProps<Row, Query>) {
  const { className, answer, query, hrefOf } = props;
  const table = (
    <DataTable
      caption={props.caption}
      hideCaption
      columns={props.columns}
      rows={answer.list}
      rowKey={({ id }) => id}
      rowHref={props.rowHref}
      sort={sortLinks(query.sort ?? '', (sort) => hrefOf({ sort } as Partial<Query>))}
      empty={
        props.closed ??
        (query.page > 1 ? (
          <NoSuchPage first={hrefOf({})}>{props.shorter ?? '行情可能已经更新，条数比您打开时少了。'}</NoSuchPage>
        ) : (
          <NothingFound {...props.none} />
        ))
      }
    />
  );
  return (
    <>
      <Card flush>{className ? <div className={className}>{table}</div> : table}</Card>
      <Pagination
        page={query.page}
        total={answer.total}
        pageSize={props.pageSize}
        href={(page) => hrefOf({ page } as Partial<Query>)}
      />
      <SourceNote source={props.source} updatedAt={props.updatedAt ?? undefined}>
        <span>{props.note}</span>
      </SourceNote>
    </>
  );
}

function NothingFound({ of, why, ways }: ListResultsProps<unknown, Paged>['none']) {
  return (
    <Empty
      title={`没有符合条件的${of}`}
      action={ways.map((way) =>
        way ? (
          <LinkButton key={way.title} href={way.href}>
            {way.title}
          </LinkButton>
        ) : null,
      )}
    >
      {why}
    </Empty>
  );
}

/** A way out of filters that find nothing. */
export const allCleared = (active: number, href: string) => active > 0 && { title: '清除全部筛选', href };
