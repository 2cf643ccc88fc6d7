import { openLogin } from '@bee/platform';
import { classNames } from '@bee/ui/content';
import type { ChoiceLock } from './chart-view.ts';

export type Choice = { title: string; href: string; current: boolean; lock?: ChoiceLock | undefined };
export type ChoicesProps = { label: string; choices: Choice[] };

/** A choice of links, so that each state has an address. Locked ones link to what unlocks them. */
export function Choices({ label, choices }: ChoicesProps) {
  return (
    <ul className="bee-choices" aria-label={label}>
      {choices.map(({ title, href, current, lock }) => (
        <li key={title}>
          {lock ? (
            <LockedChoice title={title} lock={lock} />
          ) : (
            <a
              className={classNames('bee-choice bee-small', current && 'is-current')}
              href={href}
              aria-current={current || undefined}
            >
              {title}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function LockedChoice({ title, lock: { text, href } }: { title: string; lock: ChoiceLock }) {
  const look = { className: 'bee-choice bee-small', title: text, 'aria-label': `${title}，${text}` };
  const shown = (
    <>
      {title}
      <svg className="bee-choice-lock" viewBox="0 0 12 12" aria-hidden="true">
        <path d="M2.5 5.5h7v5h-7zM4 5.5V4a2 2 0 0 1 4 0v1.5" />
      </svg>
    </>
  );
  return href ? (
    <a {...look} href={href}>
      {shown}
    </a>
  ) : (
    <button {...look} type="button" onClick={() => openLogin()}>
      {shown}
    </button>
  );
}
