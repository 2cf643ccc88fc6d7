import { Card, type Column, DataTable } from '@bee/ui/content';
import type { Review } from './review.ts';
import './ops.css';

type ReviewTableProps<Item, Status extends string> = {
  review: Review<Item, Status>;
  items: Item[];
  onOpen: (item: Item) => void;
};

/** The name of a row opens it. */
export const ReviewTable = <Item, Status extends string>({ review, items, onOpen }: ReviewTableProps<Item, Status>) => {
  const { title, nameTitle, nameOf, keyOf, columns } = review;
  const name: Column<Item> = {
    key: 'name',
    title: nameTitle,
    cell: (item) => (
      <button type="button" className="member-ops-open" aria-haspopup="dialog" onClick={() => onOpen(item)}>
        {nameOf(item)}
      </button>
    ),
    hint: nameOf,
  };
  return (
    <Card flush>
      <DataTable caption={title} hideCaption columns={[name, ...columns]} rows={items} rowKey={keyOf} />
    </Card>
  );
};
