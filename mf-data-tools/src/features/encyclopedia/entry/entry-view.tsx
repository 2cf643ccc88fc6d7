import type { Baike } from '@bee/contracts/resource/baike';
import { formatCount, formatInstant } from '@bee/domain/format';
import { href, useApiQuery } from '@bee/platform';
import {
  AskButton,
  Button,
  Card,
  FavoriteButton,
  Icon,
  PageHeader,
  PrintNote,
  RichText,
  SampleBadge,
  Section,
  ShareButton,
  SourceNote,
  Toc,
} from '@bee/ui/content';
import { memo, useEffect, useRef } from 'react';
import { trail } from '../../../lib/trail.ts';
import { CommentSection } from '../comments/comment-section.tsx';
import { categoryHref, type EntryQuery, entryHref } from '../encyclopedia-query.ts';
import type { EntryData } from '../index.page.tsx';
import { EntryPreview } from './entry-preview.tsx';
import { followHeadings } from './follow-headings.ts';
import { InfoBox } from './info-box.tsx';
import { RelatedEntries } from './related-entries.tsx';
import '../encyclopedia.css';
import '../../../layout/page.css';

type EntryViewProps = { data: EntryData; query: EntryQuery };

/** An entry with its comments. The browser reports the view once. */
export function EntryView({ data: { entry, comments }, query }: EntryViewProps) {
  useApiQuery('baike/getBaikeContent', { id: entry.id, seen: 1 }, { raw: true, staleTime: Number.POSITIVE_INFINITY });
  return (
    <div className="tools-detail">
      <EntryHeader entry={entry} />
      <div className="tools-entry-columns">
        <InfoBox entry={entry} />
        <EntryContents toc={entry.toc} hasReferences={entry.refs.length > 0} comments={entry.comment_count} />
        <div className="tools-entry-main">
          <Card>
            <EntryPreview mentions={entry.mentions}>
              <Text html={entry.content_html} />
            </EntryPreview>
          </Card>
          <References refs={entry.refs} />
          <SourceNote
            source={entry.source}
            updatedAt={entry.updated_at ? formatInstant(entry.updated_at) : undefined}
          />
          <RelatedEntries related={entry.related} tags={entry.tags} />
          <CommentSection entry={entry} rendered={comments} query={query} />
        </div>
      </div>
      <PrintNote to={entryHref(entry.id)} />
    </div>
  );
}

/** Memoised: setting the HTML again would discard changes that the browser made to it. */
const Text = memo(RichText);

function EntryHeader({ entry }: { entry: Baike }) {
  const { id, title, alias, summary, path, views, updated_at, source, sample, content_html } = entry;
  return (
    <PageHeader
      title={title}
      breadcrumb={trail(
        { title: '农业百科', href: href('application/baike') },
        ...path.map((one) => ({ title: one.title, href: categoryHref(one.id) })),
        title,
      )}
      meta={
        <>
          {alias.length > 0 ? <span>别名：{alias.join('、')}</span> : null}
          <span>{formatCount(views)} 次阅读</span>
          {updated_at ? (
            <span>
              更新 <time dateTime={updated_at}>{formatInstant(updated_at).slice(0, 10)}</time>
            </span>
          ) : null}
          <span>来源：{source.name}</span>
          <SampleBadge sample={sample} />
        </>
      }
      lead={beginsWith(content_html, summary) ? undefined : summary}
      actions={
        <>
          <FavoriteButton type="baike" id={id} />
          <AskButton kind="encyclopedia" id={id} title={title} />
          <ShareButton target={{ title, kind: '农业百科', summary, source: source.name, sample, to: entryHref(id) }} />
          <Button icon={<Icon name="print" size={16} />} onClick={() => window.print()}>
            打印
          </Button>
        </>
      }
    />
  );
}

const COMPARED = 20;

/** True when the summary repeats the beginning of the text and can be left out. */
const beginsWith = (html: string, summary: string): boolean =>
  html
    .slice(0, 400)
    .replace(/<[^>]*>|\s/g, '')
    .startsWith(summary.replace(/\s/g, '').slice(0, COMPARED));

type EntryContentsProps = { toc: Baike['toc']; hasReferences: boolean; comments: number };

/** The contents in at most two levels; follows the reader and highlights the current section. */
function EntryContents({ toc, hasReferences, comments }: EntryContentsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => followHeadings(box.current), []);
  const top = Math.min(...toc.map(({ level }) => level));
  const items = [
    ...toc.map(({ id, title, level }) => ({ id, title, level: level === top ? (1 as const) : (2 as const) })),
    ...(hasReferences ? [{ id: 'references', title: '参考资料' }] : []),
    { id: 'comments', title: comments > 0 ? `讨论与补充（${comments}）` : '讨论与补充' },
  ];
  return (
    <div className="tools-entry-toc" ref={box}>
      <Toc items={items} />
    </div>
  );
}

/** Numbered like the citations of the text. */
function References({ refs }: { refs: Baike['refs'] }) {
  if (refs.length === 0) return null;
  return (
    <Section id="references" title="参考资料">
      <ol className="tools-entry-refs">
        {refs.map(({ no, text, url }) => (
          <li key={no} id={`ref-${no}`} value={no}>
            {url ? (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
