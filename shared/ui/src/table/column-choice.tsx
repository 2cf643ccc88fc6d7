import { type Column, Disclosure } from '@bee/ui/content';
import { Checkbox } from 'antd';
import { useState } from 'react';

type ColumnChoiceProps<Row> = {
  /** Those that may be hidden. */
  columns: Column<Row>[];
  hidden: readonly string[];
  onToggle(key: string): void;
};

export function ColumnChoice<Row>({ columns, hidden, onToggle }: ColumnChoiceProps<Row>) {
  const shown = columns.filter(({ key }) => !hidden.includes(key)).length;
  return (
    <div className="bee-work-columns">
      <Disclosure title={`显示的列（${shown + 1}/${columns.length + 1}）`}>
        <fieldset aria-label="显示的列">
          {columns.map(({ key, title }) => (
            <Checkbox key={key} checked={!hidden.includes(key)} onChange={() => onToggle(key)}>
              {title}
            </Checkbox>
          ))}
        </fieldset>
      </Disclosure>
    </div>
  );
}

const PREFIX = 'bee-columns:';

/** Hidden columns of a table, kept in this browser. */
export const useHiddenColumns = (name: string | undefined) => {
  const [hidden, setHidden] = useState(() => readHidden(name));
  const toggle = (key: string) => {
    const next = hidden.includes(key) ? hidden.filter((each) => each !== key) : [...hidden, key];
    setHidden(next);
    try {
      localStorage.setItem(PREFIX + name, JSON.stringify(next));
    } catch {
      // Storage is full or blocked: the choice lasts as long as the page.
    }
  };
  return { hidden, toggle };
};

const readHidden = (name: string | undefined): string[] => {
  if (name === undefined || typeof localStorage === 'undefined') return [];
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
};
