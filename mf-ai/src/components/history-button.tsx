import { type LazyComponent, useLazyComponent } from '@bee/platform';
import { Button, Icon } from '@bee/ui/content';
import { useState } from 'react';
import type { HistoryDrawerProps } from './history-drawer.tsx';

const drawer: LazyComponent<HistoryDrawerProps> = {
  styles: ['interactive'],
  load: async () => (await import('./history-drawer.tsx')).HistoryDrawer,
};

type HistoryButtonProps = { title?: string; current?: string; className?: string };

/** Opens the drawer with all chats. */
export function HistoryButton({ title = '历史对话', current, className }: HistoryButtonProps) {
  const [open, setOpen] = useState(false);
  const Drawer = useLazyComponent(open, drawer);
  return (
    <>
      <Button
        className={className}
        aria-haspopup="dialog"
        loading={open && !Drawer}
        icon={<Icon name="menu" size={16} />}
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      {Drawer && open ? <Drawer {...(current && { current })} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
