import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './disclosure.css';

export type DisclosureProps = { title: ReactNode; children: ReactNode; open?: boolean };

/** Collapsible text; opens without JavaScript. */
export function Disclosure({ title, children, open }: DisclosureProps) {
  return (
    <details className="bee-more-text" open={open}>
      <summary>
        {title}
        <Icon name="chevron" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
