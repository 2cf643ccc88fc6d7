import { AskButton, FavoriteButton } from '@bee/ui/content';
import { AlertButton } from './alert-button.tsx';
import type { AlertTarget } from './alert-modal.tsx';
import { useWatchList } from './watch.queries.ts';
import './watch.css';

/** Below the headline of a price: its actions. */
export function WatchBar({ target }: { target: AlertTarget }) {
  return (
    <div className="tools-headline-acts bee-wrap bee-no-print">
      <WatchActions target={target} />
    </div>
  );
}

/** Favourite, price alert, question to the AI. */
export function WatchActions({ target }: { target: AlertTarget }) {
  const { id, name } = target;
  const alert = useWatchList({ id, limit: 1 }).data?.list[0]?.alert;
  return (
    <>
      <FavoriteButton
        type="price"
        id={id}
        removeQuestion={alert ? `不再收藏“${name}行情”？它的预警会一起删除。` : undefined}
      />
      <AlertButton target={target} />
      <AskButton kind="price" id={id} title={name} />
    </>
  );
}
