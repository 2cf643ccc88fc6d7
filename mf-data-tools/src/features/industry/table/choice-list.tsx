import { Button } from '@bee/ui/content';
import { type ReactNode, useId, useState } from 'react';
import './table.css';
import '../../../layout/page.css';

export type ListedChoice = { value: string; label: string; count?: number };

type ChoiceListProps = {
  label: string;
  offered: readonly ListedChoice[];
  chosen: readonly string[];
  onApply(values: string[]): void;
  /** Rendered next to a choice: the link to its children. */
  below?(choice: ListedChoice): ReactNode;
  note?: ReactNode;
};

/** Above this number of choices a search field is shown. */
const MANY = 12;
const MAX_SHOWN = 100;

/** A multi-select list: choices are ticked, then applied together. */
export function ChoiceList({ label, offered, chosen, onApply, below, note }: ChoiceListProps) {
  const id = useId();
  const [ticked, setTicked] = useState<readonly string[]>(chosen);
  const [typed, setTyped] = useState('');
  const found = typed ? offered.filter(({ label: name, value }) => name.includes(typed) || value === typed) : offered;
  const toggle = (value: string) =>
    setTicked((now) => (now.includes(value) ? now.filter((one) => one !== value) : [...now, value]));
  return (
    <div className="tools-choices-list">
      {offered.length > MANY ? (
        <input
          type="search"
          aria-label={`查找${label}`}
          placeholder={`在 ${offered.length} 个中查找`}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value.trim())}
        />
      ) : null}
      <ul aria-label={label}>
        {found.slice(0, MAX_SHOWN).map((choice) => (
          <li key={choice.value}>
            <label htmlFor={`${id}${choice.value}`}>
              <input
                type="checkbox"
                id={`${id}${choice.value}`}
                checked={ticked.includes(choice.value)}
                onChange={() => toggle(choice.value)}
              />
              <span className="bee-cut" title={choice.label}>
                {choice.label}
              </span>
              {choice.count === undefined ? null : <small>{choice.count}</small>}
            </label>
            {below?.(choice)}
          </li>
        ))}
      </ul>
      {found.length === 0 ? <p className="tools-muted">没有叫“{typed}”的</p> : null}
      {found.length > MAX_SHOWN ? (
        <p className="tools-muted">还有 {found.length - MAX_SHOWN} 个，请输入名称查找</p>
      ) : null}
      {note}
      <div className="tools-choices-foot">
        <Button kind="primary" onClick={() => onApply([...ticked])}>
          应用
        </Button>
        {ticked.length > 0 ? (
          <Button kind="text" onClick={() => setTicked([])}>
            全不选
          </Button>
        ) : null}
      </div>
    </div>
  );
}
