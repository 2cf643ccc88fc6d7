import type { LazyComponent } from '@bee/platform';
import { type OpenedByLink, PanelButton } from '@bee/ui/content';
import type { DownloadPanelProps } from './download-panel.tsx';

const panel: LazyComponent<DownloadPanelProps> = {
  styles: ['interactive', 'data'],
  load: async () => (await import('./download-panel.tsx')).DownloadPanel,
};

export type DownloadButtonProps = OpenedByLink & Omit<DownloadPanelProps, 'onClose'>;

/** 下载 with its panel. */
export function DownloadButton({ open, onToggle, ...props }: DownloadButtonProps) {
  return (
    <PanelButton
      icon="download"
      title="下载"
      panel={panel}
      props={props}
      {...(open !== undefined && { open, onToggle })}
    />
  );
}
