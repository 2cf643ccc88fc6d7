import { type LazyComponent, useLazyComponent } from '@bee/platform';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';

export type OpenedByLink = {
  /** Controlled by the parent, because a link may open the panel. */
  open?: boolean;
  onToggle?(open: boolean): void;
};

type PanelButtonProps<Props> = OpenedByLink & {
  icon: IconName;
  title: string;
  panel: LazyComponent<Props & { onClose(): void }>;
  props: Props;
};

/** A button with its panel, whose code is loaded on the first click. */
export function PanelButton<Props>({ icon, title, panel, props, open, onToggle }: PanelButtonProps<Props>) {
  const [own, setOwn] = useState(false);
  const shown = open ?? own;
  const toggle = onToggle ?? setOwn;
  const Panel = useLazyComponent(shown, panel);
  return (
    <>
      <Button
        icon={<Icon name={icon} size={16} />}
        aria-haspopup="dialog"
        loading={shown && !Panel}
        onClick={() => toggle(true)}
      >
        {title}
      </Button>
      {Panel && shown ? <Panel {...props} onClose={() => toggle(false)} /> : null}
    </>
  );
}
