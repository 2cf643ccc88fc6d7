import { type LazyComponent, useLazyComponent } from '@bee/platform';
import { type ComponentType, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
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

export type ShareButtonProps = {
  target: ShareTarget;
  /** Controlled by the parent, because a link may open it. */
  open?: boolean;
  onToggle?(open: boolean): void;
};

/** 分享: link, QR code, the phone's share sheet and a poster; the code is loaded on the first click. */
export function ShareButton({ target, open, onToggle }: ShareButtonProps) {
  const [own, setOwn] = useState(false);
  const shown = open ?? own;
  const toggle = onToggle ?? setOwn;
  const Panel = useLazyComponent(shown, panel);
  return (
    <>
      <Button
        icon={<Icon name="share" size={16} />}
        aria-haspopup="dialog"
        loading={shown && !Panel}
        onClick={() => toggle(true)}
      >
        分享
      </Button>
      {Panel && shown ? <Panel target={target} onClose={() => toggle(false)} /> : null}
    </>
  );
}
