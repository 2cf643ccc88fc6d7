import { classNames } from './class-names.ts';
import './steps.css';

export type StepsProps = {
  items: string[];
  /** Index of the current step; earlier ones are done. */
  current: number;
};

export function Steps({ items, current }: StepsProps) {
  return (
    <ol className="bee-steps bee-wrap">
      {items.map((title, index) => (
        <li
          key={title}
          className={classNames(index === current && 'is-current', index < current && 'is-done')}
          aria-current={index === current ? 'step' : undefined}
        >
          {title}
        </li>
      ))}
    </ol>
  );
}
