import type { ComponentProps, ReactNode } from 'react';
import { ArticleLink } from './article-link.tsx';
import '../layout/reading.css';

/** Links to the texts before and after. */
export function Neighbours({ label, prev, next }: Record<'prev' | 'next', ReactNode> & { label: string }) {
  return (
    <nav className="content-neighbours bee-no-print" aria-label={label}>
      {prev || <span />}
      {next || <span />}
    </nav>
  );
}

export function NeighbourTitle({ word, title }: { word: string; title: string }) {
  return (
    <>
      <span>{word}</span>
      <strong>{title}</strong>
    </>
  );
}

type Linked = ComponentProps<typeof ArticleLink>['article'];
type Neighbour = Omit<Linked, 'type'> & { title: string };

type ArticleNeighboursProps = {
  article: { type: Linked['type']; tagged: readonly string[] };
  prev: Neighbour | null;
  next: Neighbour | null;
  unit: '篇' | '期';
};

/** The same for articles of a type; nothing for the only one. */
export function ArticleNeighbours({ article: { type, tagged }, prev, next, unit }: ArticleNeighboursProps) {
  if (!prev && !next) return null;
  const link = (to: Neighbour | null, word: string, rel: 'prev' | 'next') =>
    to && (
      <ArticleLink article={{ ...to, type }} tagged={tagged.includes(to.id)} rel={rel}>
        <NeighbourTitle word={`${word}${unit}`} title={to.title} />
      </ArticleLink>
    );
  return (
    <Neighbours
      label={`上一${unit}与下一${unit}`}
      prev={link(prev, '上一', 'prev')}
      next={link(next, '下一', 'next')}
    />
  );
}
