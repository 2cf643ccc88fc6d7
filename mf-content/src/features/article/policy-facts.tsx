import { formatDay, formatNumber } from '@bee/domain/format';
import { Disclosure, KeyValueList } from '@bee/ui/content';
import type { PolicyMeta } from '../../lib/validity.ts';
import type { Article } from './article-data.ts';
import { ValidityLine } from './validity-line.tsx';
import './article.css';

type PolicyFactsProps = { article: Article; policy: PolicyMeta };

/** Facts above the text: in force or not, issuer, number, effective date. */
export function PolicyFacts({ article, policy }: PolicyFactsProps) {
  return (
    <>
      <ValidityLine
        id={article.id}
        policy={policy}
        replacedBy={article.replaced_by}
        replaces={article.replaces}
        versions={article.versions}
        tagged={article.tagged}
      />
      <div className="content-facts">
        <KeyValueList items={factsOf(policy, article)} />
      </div>
      {article.history.length > 0 ? (
        <Disclosure title="制定与修改经过" open={article.history.length <= 2}>
          <ul className="content-history">
            {article.history.map((decision) => (
              <li key={decision}>{decision}</li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </>
  );
}

const factsOf = (policy: PolicyMeta, article: Article) => [
  { label: '发布机构', value: policy.issuing_orgs.join('、') || null },
  { label: '发文字号', value: policy.doc_no },
  { label: '级别', value: policy.level },
  { label: '适用地区', value: policy.region ?? (policy.level === '国家' ? '全国' : null) },
  { label: '文种', value: policy.doc_type },
  { label: '发布日期', value: dayOrNull(policy.issued_at) },
  ...(policy.amended_at ? [{ label: '最近修订', value: formatDay(policy.amended_at) }] : []),
  { label: '施行日期', value: dayOrNull(policy.effective_at) },
  policy.expires_at
    ? { label: '失效日期', value: formatDay(policy.expires_at) }
    : { label: '篇幅', value: `${formatNumber(article.words)} 字` },
];

const dayOrNull = (day: string | null) => (day ? formatDay(day) : null);
