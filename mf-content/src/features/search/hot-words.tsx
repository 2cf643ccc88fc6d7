import type { DataFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';
import { Icon } from '@bee/ui/content';
import './search.css';

/** Popular searches, most frequent first. */
export function HotWords({ words }: { words: DataFor<'article/hotKeywords'> }) {
  return (
    <ol className="content-hot">
      {words.map(({ keyword, trend }, index) => (
        <li key={keyword}>
          <a href={href('search/result', { keyword })}>
            <span className="bee-num">{index + 1}</span>
            {keyword}
            {trend === 'up' ? <Icon name="arrow-up" size={14} label="热度上升" /> : null}
          </a>
        </li>
      ))}
    </ol>
  );
}
