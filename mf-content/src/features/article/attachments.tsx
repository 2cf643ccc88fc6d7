import { formatBytes } from '@bee/domain/format';
import { href } from '@bee/platform';
import { Icon } from '@bee/ui/content';
import type { Article } from './article-data.ts';
import './article.css';

export function Attachments({ attachments }: Pick<Article, 'attachments'>) {
  return attachments.length === 0 ? null : (
    <section className="content-attachments" aria-label="附件">
      <h2>附件</h2>
      <ul>
        {attachments.map(({ fid, name, ext, size, pages }) => (
          <li key={fid}>
            <a href={href('article/viewPdf', { fid })}>
              <Icon name="report" />
              <span className="bee-cut" title={name}>
                {name}
              </span>
            </a>
            <small>
              {ext.toUpperCase()} · {formatBytes(size)}
              {pages ? ` · ${pages} 页` : ''}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
