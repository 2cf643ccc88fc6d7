import type { DataFor } from '@bee/contracts/operations';
import { formatChange, formatPrice } from '@bee/domain/format';
import { validityTitle } from '@bee/domain/validity';
import { href } from '@bee/platform';
import { Highlight, ListRow, SampleBadge, Tag, type TagProps } from '@bee/ui/content';
import { validities } from '../../lib/validity.ts';
import { PageHits } from './page-hits.tsx';
import './search.css';

type Hit = DataFor<'article/search'>['list'][number];

const KINDS: Record<Hit['kind'], { title: string; tone: NonNullable<TagProps['type']> }> = {
  research_report: { title: '研报', tone: 'blue' },
  news: { title: '资讯', tone: 'grey' },
  policy: { title: '政策', tone: 'green' },
  data_model: { title: '产业数据', tone: 'blue' },
  data_product: { title: '数据产品', tone: 'blue' },
  reference: { title: '参考', tone: 'blue' },
  encyclopedia: { title: '百科', tone: 'grey' },
  price: { title: '行情', tone: 'honey' },
  market_report: { title: '市场周报', tone: 'honey' },
  food: { title: '食物成分', tone: 'green' },
  standard: { title: '标准', tone: 'green' },
  trade: { title: '外贸', tone: 'honey' },
};

const MAX_SNIPPETS = 2;

/**
 * One hit: kind, highlighted matches and the passages around them. Rendered as text, never as HTML.
 * @param inBlock the heading above names the kind
 */
export function HitRow({ hit, inBlock = false }: { hit: Hit; inBlock?: boolean }) {
  const onPages = hit.snippets.filter(({ page }) => page !== null);
  const inText = hit.snippets.filter(({ page }) => page === null).slice(0, MAX_SNIPPETS);
  return (
    <div className="content-hit">
      <ListRow
        href={href(hit.to.page, hit.to.params)}
        title={<Highlight parts={hit.title} />}
        badge={
          <>
            {inBlock ? null : <Tag type={KINDS[hit.kind].tone}>{KINDS[hit.kind].title}</Tag>}
            {hit.price ? <PriceBadge {...hit.price} /> : null}
            {hit.validity ? (
              <Tag type={validities[hit.validity].tone}>{validityTitle(hit.kind, hit.validity)}</Tag>
            ) : null}
            <SampleBadge sample={hit.sample} />
          </>
        }
        summary={
          inText.length > 0
            ? inText.map(({ parts }) => (
                <span key={parts.map(({ text }) => text).join('')}>
                  <Highlight parts={parts} />{' '}
                </span>
              ))
            : undefined
        }
        meta={[...hit.meta, hit.date].filter(Boolean)}
      />
      {onPages.length > 0 ? <PageHits snippets={onPages} /> : null}
    </div>
  );
}

function PriceBadge({ avg, unit, change }: NonNullable<Hit['price']>) {
  return (
    <span className="content-hit-price bee-num">
      <strong>{formatPrice(avg)}</strong> {unit}
      {change === null ? null : <span className="bee-small">较一周前 {formatChange(change)}</span>}
    </span>
  );
}
