import type { LazyComponent } from '@bee/platform';
import type { ComponentType } from 'react';
import { type OpenedByLink, PanelButton } from './panel-button.tsx';
import type { ShareTarget } from './share-target.ts';

export type SharePanelProps = { target: ShareTarget; onClose(): void };

const panel: LazyComponent<SharePanelProps> = {
  styles: ['interactive', 'share'],
  load: () => Promise.reject(new Error('provideSharePanel was not called')),
};

/** For the shell: how to load the panel of `@bee/ui/share`, which imports this entry point and is not imported by it. */
export const provideSharePanel = (load: () => Promise<ComponentType<SharePanelProps>>) => {
  panel.load = load;
};

export type ShareButtonProps = OpenedByLink & { target: ShareTarget };

/** 分享: link, QR code, the phone's share sheet and a poster. */
export function ShareButton({ target, ...opened }: ShareButtonProps) {
  return <PanelButton icon="share" title="分享" panel={panel} props={{ target }} {...opened} />;
}
