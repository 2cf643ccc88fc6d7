import { href } from '@bee/platform';
import { Icon } from '@bee/ui/content';
import './help.css';

type HelpSearchProps = { value: string; onType: (typed: string) => void };

/** A GET form before hydration; afterwards it filters on every key. */
export function HelpSearch({ value, onType }: HelpSearchProps) {
  return (
    <search className="bee-search is-medium content-help-search">
      <form action={href('fqa')} method="get" onSubmit={(event) => event.preventDefault()}>
        <div className="bee-search-box">
          <Icon name="search" />
          <input
            type="search"
            name="q"
            defaultValue={value}
            placeholder="输入问题或关键词，如 验证码、发票、导出"
            aria-label="在帮助中查找"
            maxLength={50}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => onType(event.currentTarget.value)}
          />
        </div>
      </form>
    </search>
  );
}
