import { Card, type Column, DataTable } from '@bee/ui/content';
import type { AnyReview } from './review.ts';
import './ops.css';

type ReviewTableProps = { review: AnyReview; items: unknown[]; onOpen: (item: unknown) => void };

/** The name of a row opens it. */
export const ReviewTable = ({ review, items, onOpen }: ReviewTableProps) => {
  const { title, nameTitle, nameOf, keyOf, columns } = review;
  const name: Column<unknown> = {
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
