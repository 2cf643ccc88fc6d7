import { Modal } from '@bee/ui/interactive';
import type { Review } from './review.ts';
import './ops.css';

type ReviewDrawerProps<Item, Status extends string> = {
  review: Review<Item, Status>;
  item: Item;
  onClose: () => void;
  onHandled: () => void;
};

/** Everything about one row, at the right edge, and what may be done with it. */
export const ReviewDrawer = <Item, Status extends string>({
  review: { nameOf, Detail },
  item,
  onClose,
  onHandled,
}: ReviewDrawerProps<Item, Status>) => (
  <Modal visible title={nameOf(item)} className="member-ops-drawer" onClose={onClose}>
    <Detail item={item} onHandled={onHandled} />
  </Modal>
);
