import { Modal } from '@bee/ui/interactive';
import type { Review } from './review.ts';
import './ops.css';

type ReviewDrawerProps<Item, Status extends string> = {
  review: Review<Item, Status>;
  item: Item;
  onClose: () => void;
  onHandled: () => void;
};

/** All facts of a row in a drawer, with the possible actions. */
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
