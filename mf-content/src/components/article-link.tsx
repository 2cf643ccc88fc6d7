import type { ArticleType } from '@bee/domain/article-type';
import { articleHref, useMicrosite } from '@bee/platform';
import { LeaveMark } from '@bee/ui/content';
import type { ComponentProps } from 'react';

type ArticleLinkProps = Omit<ComponentProps<'a'>, 'href' | 'title'> & {
  article: { id: string; type: ArticleType; title: string };
  /** Carries the tag of the current microsite, so the link opens there; ignored on the main site. */
  tagged: boolean;
};

/** A link to an article, with its title by default. Links that leave a microsite are marked. */
export function ArticleLink({ article, tagged, children = article.title, ...rest }: ArticleLinkProps) {
  const site = useMicrosite();
  const leaves = site !== null && !tagged;
  return (
    <a {...rest} href={articleHref(article, leaves ? null : site)} title={article.title}>
      {children}
      {leaves ? <LeaveMark /> : null}
    </a>
  );
}
