import { href } from '@bee/platform';
import { Icon, LinkButton } from '@bee/ui/content';
import { Modal } from '@bee/ui/interactive';
import type { MouseEvent } from 'react';
import { HistoryPanel } from './history-panel.tsx';
import './history-panel.css';

export type HistoryDrawerProps = { current?: string; onClose(): void };

/** All chats of the signed-in user, in a side drawer. */
export function HistoryDrawer({ current, onClose }: HistoryDrawerProps) {
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose();
  };
  return (
    <Modal visible title="历史对话" maskCloseable className="ai-drawer" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears that one of its links was followed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
      <div className="ai-drawer-body" onClick={onClick}>
        <LinkButton href={href('ai')} icon={<Icon name="feedback" size={16} />}>
          新对话
        </LinkButton>
        <HistoryPanel {...(current && { current })} />
      </div>
    </Modal>
  );
}
