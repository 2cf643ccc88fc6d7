import { classNames } from '@bee/ui/content';

export type Choice = {
  title: string;
  href: string;
  current: boolean /** Why it shows less than it says. */;
  hint?: string;
};
export type ChoicesProps = { label: string; choices: Choice[] };

/** One of a few, as links, so that each state has an address. */
export function Choices({ label, choices }: ChoicesProps) {
  return (
    <ul className="bee-choices" aria-label={label}>
      {choices.map(({ title, href, current, hint }) => (
        <li key={title}>
          <a
            className={classNames('bee-choice', current && 'is-current', hint && 'is-limited')}
            href={href}
            aria-current={current || undefined}
            title={hint}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
