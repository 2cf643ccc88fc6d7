import { KeyValueList, SourceNote } from '@bee/ui/content';
import type { Enterprise } from './reference-data.ts';
import './reference.css';

export function EnterpriseFacts({ enterprise }: { enterprise: Enterprise }) {
  return (
    <div className="content-ref-facts">
      <KeyValueList
        items={[
          {
            label: '所在地',
            value: [...new Set([enterprise.province, enterprise.city])].filter(Boolean).join(' ') || null,
          },
          { label: '成立', value: enterprise.founded, unit: '年' },
          { label: '主营', value: enterprise.main_products.join('、') || null },
          { label: '规模', value: enterprise.scale },
          { label: '证券代码', value: enterprise.stock_code },
          {
            label: '网站',
            value: isWebAddress(enterprise.site) ? (
              <a href={enterprise.site} target="_blank" rel="noopener noreferrer nofollow">
                {enterprise.site}
              </a>
            ) : null,
          },
        ]}
      />
      <p>{enterprise.intro}</p>
      <SourceNote
        source={enterprise.source.name}
        {...(enterprise.source.url && { href: enterprise.source.url })}
        sample={enterprise.sample}
      />
    </div>
  );
}

/** Addresses come from imported files; only http(s) ones become links. */
const isWebAddress = (site: string | null): site is string => /^https?:\/\//.test(site ?? '');
