import { Children, type ReactNode } from 'react';
import { Cover, type CoverProps } from './cover.tsx';
import './article-card.css';

export type ArticleProps = {
  href: string;
  title: ReactNode;
  summary?: ReactNode;
  /** Facts below the text, each kept on one line: source, date, pages, views. */
  meta?: ReactNode[];
  /** Next to the title: AccessBadge, SampleBadge, status. */
  badge?: ReactNode;
  tags?: ReactNode;
  cover?: CoverProps;
};

/** A row also has places next to its text: on the left a drawn cover or a date, on the right a figure. */
export type ListRowProps = ArticleProps & { start?: ReactNode; aside?: ReactNode };

/** Heading level: a card is below the title of its section, or of its page. */
export type ArticleCardProps = ArticleProps & { heading?: 'h2' | 'h3' };

/** An entry of a list: optional cover on the left, title, two lines of summary, facts. */
export function ListRow({ href, title, summary, meta = [], badge, tags, cover, start, aside }: ListRowProps) {
  return (
    <article className="bee-row">
      {cover ? <Cover {...cover} /> : start}
      <div className="bee-row-body">
        <h2>
          <a href={href} className="bee-row-link">
            {title}
          </a>
          {badge ? <span className="bee-row-badge">{badge}</span> : null}
        </h2>
        {summary ? <p className="bee-row-summary bee-small">{summary}</p> : null}
        <Facts meta={meta} tags={tags} />
      </div>
      {aside ? <div className="bee-row-aside">{aside}</div> : null}
    </article>
  );
}

/** The same as a card in a grid (`bee-grid`): cover on top, equal heights. */
export function ArticleCard({
  href,
  title,
  summary,
  meta = [],
  badge,
  tags,
  cover,
  heading: Heading = 'h3',
}: ArticleCardProps) {
  return (
    <article className="bee-tile bee-box">
      {cover ? (
        <div className="bee-tile-cover">
          <Cover {...cover} />
        </div>
      ) : null}
      <Heading className="bee-tile-title">
        <a href={href} className="bee-row-link">
          {title}
        </a>
      </Heading>
      {summary ? <p className="bee-row-summary bee-small">{summary}</p> : null}
      <div className="bee-tile-foot bee-wrap">
        {badge}
        <Facts meta={meta} tags={tags} />
      </div>
    </article>
  );
}

/** Grid of ArticleCards: as many columns as fit. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className="bee-grid">{children}</div>;
}

/** List of ListRows inside a card. */
export function RowList({ children }: { children: ReactNode }) {
  return <div className="bee-rows">{children}</div>;
}

function Facts({ meta, tags }: { meta: ReactNode[]; tags?: ReactNode }) {
  if (meta.length === 0 && !tags) return null;
  return (
    <div className="bee-facts">
      {Children.map(meta, (fact) => (fact ? <span>{fact}</span> : null))}
      {tags}
    </div>
  );
}
