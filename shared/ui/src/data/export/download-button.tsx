import { type LazyComponent, useLazyComponent } from '@bee/platform';
import { Button, Icon } from '@bee/ui/content';
import { useState } from 'react';
import type { DownloadPanelProps } from './download-panel.tsx';

const panel: LazyComponent<DownloadPanelProps> = {
  styles: ['interactive', 'data'],
  load: async () => (await import('./download-panel.tsx')).DownloadPanel,
};

export type DownloadButtonProps = Omit<DownloadPanelProps, 'onClose'> & {
  /** Controlled by the parent, because a link may open it. */
  open?: boolean;
  onToggle?(open: boolean): void;
};

/** 下载 with its panel, which is loaded on the first click. */
export function DownloadButton({ open, onToggle, ...props }: DownloadButtonProps) {
  const [own, setOwn] = useState(false);
  const shown = open ?? own;
  const toggle = onToggle ?? setOwn;
  const Panel = useLazyComponent(shown, panel);
  return (
    <>
      <Button
        icon={<Icon name="download" size={16} />}
        aria-haspopup="dialog"
        loading={shown && !Panel}
        onClick={() => toggle(true)}
      >
        下载
      </Button>
      {Panel && shown ? <Panel {...props} onClose={() => toggle(false)} /> : null}
    </>
  );
}
