import { type LazyComponent, useLazyComponent } from '@bee/platform';
import { Card, Empty, ErrorState, Pagination, SampleBadge, Section, Tag } from '@bee/ui/content';
import { type MouseEvent, useState } from 'react';
import { EnterpriseFacts } from './enterprise-facts.tsx';
import type { EnterprisePanelProps } from './enterprise-panel.tsx';
import type { Enterprise, Enterprises } from './reference-data.ts';
import { sectionHref } from './section-href.ts';
import './reference.css';

const panel: LazyComponent<EnterprisePanelProps> = {
  styles: ['interactive'],
  load: async () => (await import('./enterprise-panel.tsx')).EnterprisePanel,
};

type EnterpriseSectionProps = { page: Enterprises | null; chosen: Enterprise | null; id: string };

/** Enterprises of the industry. A card links to its details; with JavaScript they open in a panel loaded on demand. */
export function EnterpriseSection({ page, chosen, id }: EnterpriseSectionProps) {
  const [opened, setOpened] = useState<Enterprise | null>(null);
  const Panel = useLazyComponent(opened !== null, panel);
  if (!page) return <ErrorState title="相关企业加载失败" retryHref={sectionHref(id, '2')} />;
  if (page.list.length === 0 && !chosen) {
    return (
      <Card>
        <Empty title={page.total > 0 ? '没有这一页' : '还没有收录这个产业的企业'}>
          {page.total > 0 ? `一共 ${page.total} 家企业。` : '企业由编辑随系列一起导入，导入后会出现在这里。'}
        </Empty>
      </Card>
    );
  }
  const open = (event: MouseEvent, enterprise: Enterprise) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setOpened(enterprise);
  };
  return (
    <>
      {chosen ? (
        <Section title={chosen.name} more={{ title: '收起', href: sectionHref(id, '2') }}>
          <EnterpriseFacts enterprise={chosen} />
        </Section>
      ) : null}
      <div className="content-ref-enterprises">
        {page.list.map((enterprise) => (
          <article key={enterprise.id} className="content-ref-enterprise bee-box">
            <h2>
              <a
                href={sectionHref(id, '2', { ent: enterprise.id, p: page.page })}
                onClick={(event) => open(event, enterprise)}
              >
                {enterprise.name}
              </a>
            </h2>
            <p className="bee-small">
              {[placeOf(enterprise), enterprise.founded && `${enterprise.founded}年成立`, enterprise.scale]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className="content-ref-intro bee-small">{enterprise.intro}</p>
            <p className="content-ref-products bee-wrap">
              <SampleBadge sample={enterprise.sample} />
              {enterprise.main_products.slice(0, 5).map((product) => (
                <Tag key={product} type="grey">
                  {product}
                </Tag>
              ))}
            </p>
          </article>
        ))}
      </div>
      <Pagination page={page.page} total={page.total} pageSize={page.limit} href={(p) => sectionHref(id, '2', { p })} />
      {Panel && opened ? <Panel enterprise={opened} onClose={() => setOpened(null)} /> : null}
    </>
  );
}

const placeOf = ({ province, city }: Enterprise): string => [...new Set([province, city])].filter(Boolean).join('');
