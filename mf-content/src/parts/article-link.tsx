import type { ArticleType } from '@bee/domain/article-type';
import { articleHref, useMicrosite } from '@bee/platform';
import { LeaveMark } from '@bee/ui/content';
import type { ComponentProps } from 'react';

type ArticleLinkProps = Omit<ComponentProps<'a'>, 'href' | 'title'> & {
  article: { id: string; type: ArticleType; title: string };
  /** It carries the tag of the sub-site that shows the link, so it opens there; the main site has no use for it. */
  tagged: boolean;
};

/** A link to a text, by its title where nothing stands in it. What leaves a sub-site says so. */
export const ArticleLink = ({ article, tagged, children = article.title, ...rest }: ArticleLinkProps) => {
  const site = useMicrosite();
  const leaves = site !== null && !tagged;
  return (
    <a {...rest} href={articleHref(article, leaves ? null : site)} title={article.title}>
      {children}
      {leaves ? <LeaveMark /> : null}
    </a>
  );
};
