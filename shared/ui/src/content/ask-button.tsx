import type { AiContext } from '@bee/contracts/resource/ai';
import { hrefOrNull, useLeaveTitle } from '@bee/platform';
import type { ReactNode } from 'react';
import { LinkButton } from './button.tsx';
import { Icon } from './icon.tsx';

export type AskButtonProps = AiContext & {
  /** Prefilled in the question field. */
  question?: string;
  children?: ReactNode;
};

const LONGEST_TITLE = 120;

/** 就此提问: opens the AI questions with the subject of the page. Nothing on sites without them. */
export function AskButton({ kind, id, title, question, children = '就此提问' }: AskButtonProps) {
  const to = hrefOrNull<string>('ai', { q: question, about: `${kind}:${id}`, title: title.slice(0, LONGEST_TITLE) });
  const leaveTitle = useLeaveTitle();
  return to ? (
    <LinkButton href={to} title={leaveTitle(to)} rel="nofollow" icon={<Icon name="ai" size={16} />}>
      {children}
    </LinkButton>
  ) : null;
}
