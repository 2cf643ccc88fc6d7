import { type FormEvent, type InvalidEvent, useId, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

export type SearchFormProps = {
  /** Where the GET form goes. */
  action: string;
  name?: string;
  defaultValue?: string;
  placeholder?: string;
  /** Names the field for screen readers. */
  label?: string;
  /** Further query keys to keep. */
  hidden?: Record<string, string>;
  size?: 'mini' | 'small' | 'medium';
  showButton?: boolean;
  /** Called with the trimmed keyword instead of sending the form, once the page is alive. */
  onSearch?: (keyword: string) => void;
};

/** Search as a plain GET form. An empty keyword searches nothing and says so. */
export function SearchForm(props: SearchFormProps) {
  const { action, name = 'keyword', size = 'small', label = '关键字', showButton = true } = props;
  const [missing, setMissing] = useState(false);
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const value = new FormData(event.currentTarget).get(name);
    if (!props.onSearch || typeof value !== 'string') return;
    event.preventDefault();
    props.onSearch(value.trim());
  };
  const refuse = (event: InvalidEvent<HTMLInputElement>) => {
    event.preventDefault();
    setMissing(true);
  };
  return (
    <search className={`bee-search is-${size}`}>
      <form action={action} method="get" onSubmit={submit}>
        <div className="bee-search-box">
          <Icon name="search" />
          <input
            type="search"
            name={name}
            defaultValue={props.defaultValue}
            placeholder={props.placeholder ?? '搜索研报、政策、行业观察、产业数据'}
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
          {Object.entries(props.hidden ?? {}).map(([key, value]) => (
            <input key={key} type="hidden" name={key} value={value} />
          ))}
          {showButton ? (
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
