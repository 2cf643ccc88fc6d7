import { SEARCH_PLACEHOLDER } from '@bee/domain/constants';
import { type FormEvent, type InvalidEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import './search-form.css';

export type SearchFormProps = {
  /** Target of the GET form. */
  action: string;
  name?: string;
  /** Current keyword; a new one replaces the typed text. */
  value?: string;
  placeholder?: string;
  /** Accessible name of the field. */
  label?: string;
  /** Other query keys to keep. */
  hidden?: Record<string, string>;
  size?: 'mini' | 'small' | 'medium';
  showBtn?: boolean;
  showIcon?: boolean;
  /** Called after hydration with the trimmed keyword instead of submitting the form. */
  onSearch?: (keyword: string) => void;
};

/** Search as a plain GET form. An empty keyword is not submitted and shows a hint. */
export function SearchForm(props: SearchFormProps) {
  const { action, name = 'keyword', value = '', size = 'small', label = '关键字' } = props;
  const { showBtn = true, showIcon = true } = props;
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return; // input typed before hydration is kept
    shown.current = value;
    setMissing(false);
    if (field.current) field.current.value = value;
  }, [value]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!props.onSearch) return;
    event.preventDefault();
    props.onSearch(field.current?.value.trim() ?? '');
  };
  const refuse = (event: InvalidEvent<HTMLInputElement>) => {
    event.preventDefault();
    setMissing(true);
    event.currentTarget.focus();
  };
  return (
    <search className={`bee-search is-${size}`}>
      <form action={action} method="get" onSubmit={submit}>
        <div className="bee-search-box">
          {showIcon ? <Icon name="search" /> : null}
          <input
            ref={field}
            type="search"
            name={name}
            defaultValue={value}
            placeholder={props.placeholder ?? SEARCH_PLACEHOLDER}
            aria-label={label}
            aria-describedby={missing ? id : undefined}
            aria-invalid={missing || undefined}
            required
            pattern=".*\S.*"
            maxLength={100}
            enterKeyHint="search"
            autoComplete="off"
            onInvalid={refuse}
            onChange={() => setMissing(false)}
          />
          {Object.entries(props.hidden ?? {}).map(([key, text]) => (
            <input key={key} type="hidden" name={key} value={text} />
          ))}
          {showBtn ? (
            <Button type="submit" kind="primary" size={size}>
              搜索
            </Button>
          ) : null}
        </div>
        {missing ? (
          <p className="bee-field-error" id={id} role="alert">
            请输入关键字查询
          </p>
        ) : null}
      </form>
    </search>
  );
}
