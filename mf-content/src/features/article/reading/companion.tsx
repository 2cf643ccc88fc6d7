import { Button } from '@bee/ui/content';
import { useEffect, useState } from 'react';
import { followReading, textBlocks } from './follow-reading.ts';
import { forgetPosition, type ReadingPosition, readPosition } from './reading-position.ts';
import '../article.css';

const NEAR_TOP = 200;
const ROOM = 110;

/** Follows the reader: highlights the contents, saves the position, offers to continue there. */
export function Companion({ id }: { id: string }) {
  const [offer, setOffer] = useState<ReadingPosition | null>(null);

  useEffect(() => {
    const position = readPosition(id);
    if (position && !window.location.hash && window.scrollY < NEAR_TOP && textBlocks()[position.block]) {
      setOffer(position);
    }
    return followReading(id);
  }, [id]);

  useEffect(() => closeContentsOnChoice(), []);

  if (!offer) return null;
  const goOn = () => {
    const block = textBlocks()[offer.block];
    setOffer(null);
    if (block) window.scrollTo({ top: block.getBoundingClientRect().top + window.scrollY - ROOM });
  };
  const startOver = () => {
    forgetPosition(id);
    setOffer(null);
  };
  return (
    <div className="content-resume bee-box bee-wrap" role="status">
      <span>{offer.heading ? `上次读到“${offer.heading}”` : '上次没有读完'}</span>
      <Button kind="primary" onClick={goOn}>
        继续阅读
      </Button>
      <Button kind="text" onClick={startOver}>
        从头看
      </Button>
    </div>
  );
}

/** On phones, choosing a chapter closes the drawer with the contents. */
const closeContentsOnChoice = (): (() => void) => {
  const drawer = document.getElementById('content-contents');
  const close = (event: Event) => {
    const chosen = event.target instanceof Element && event.target.closest('a');
    if (chosen && drawer?.matches(':popover-open')) drawer.hidePopover();
  };
  drawer?.addEventListener('click', close);
  return () => drawer?.removeEventListener('click', close);
};
