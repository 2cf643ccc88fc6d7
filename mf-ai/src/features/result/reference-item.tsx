import type { AiRef } from '@bee/contracts/resource/ai';
import { validityTitle } from '@bee/domain/validity';
import { Button, Highlight, Icon, SampleBadge, Tag } from '@bee/ui/content';
import { useState } from 'react';
import { fromCited, markCited } from './mark-cited.ts';
import { referenceHref } from './reference-href.ts';
import { referenceKinds } from './reference-kind.ts';
import './references.css';

type ReferenceItemProps = { id: string; reference: AiRef; isFlashed: boolean };

const FOLDED_FROM = 110;

/** One source: its kind, the passage with highlighted citations, and its link. */
export function ReferenceItem({ id, reference, isFlashed }: ReferenceItemProps) {
  const [unfolded, setUnfolded] = useState(false);
  const { no, kind, title, org, date, page, quote, cited, sample, validity } = reference;
  const target = referenceHref(reference);
  const long = quote.length > FOLDED_FROM;
  const folded = long && !unfolded;
  return (
    <li id={id} className={isFlashed ? 'ai-ref is-flashed' : 'ai-ref'} tabIndex={-1}>
      <p className="ai-ref-title">
        <span className="ai-ref-no">{no}</span>
        <strong>{title}</strong>
      </p>
      <p className="ai-ref-facts bee-note bee-wrap">
        <Tag type="grey">{referenceKinds[kind]}</Tag>
        <span>{[org, date, page === null ? null : `第 ${page} 页`].filter(Boolean).join(' · ')}</span>
        {validity ? <Tag type={validity === 'current' ? 'green' : 'red'}>{validityTitle(kind, validity)}</Tag> : null}
        <SampleBadge sample={sample} />
      </p>
      {quote ? (
        <blockquote className={folded ? 'ai-ref-quote is-folded' : 'ai-ref-quote'}>
          <Highlight parts={markCited(folded ? fromCited(quote, cited) : quote, cited)} />
        </blockquote>
      ) : null}
      <p className="ai-ref-acts bee-inline bee-no-print">
        {target ? (
          <a href={target} target="_blank" rel="noopener" aria-label={`查看原文：${title}`}>
            查看原文
            <Icon name="external" size={14} />
          </a>
        ) : (
          <span>来源已删除</span>
        )}
        {long ? (
          <Button kind="text" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            {unfolded ? '收起' : '展开'}
          </Button>
        ) : null}
      </p>
    </li>
  );
}
