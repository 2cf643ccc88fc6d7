import type { ThesaurusChange, ThesaurusItem } from '@bee/contracts/resource/thesaurus';
import { thesaurusKinds } from '@bee/domain/thesaurus';
import { href, useApiQuery } from '@bee/platform';
import { KeyValueList, QueryState, SkeletonRows } from '@bee/ui/content';
import { useState } from 'react';
import { afterward, type DetailProps, handledText } from './review.ts';
import { ReviewActions } from './review-actions.tsx';
import { useRemoveEntry } from './thesaurus.queries.ts';
import { ThesaurusForm } from './thesaurus-form.tsx';
import './ops.css';

export function ThesaurusDetail({ item, onHandled }: DetailProps<ThesaurusItem>) {
  const { remove, busy } = useRemoveEntry(item);
  const [edited, setEdited] = useState<ThesaurusItem | null>(null);
  if (edited) return <ThesaurusForm entry={edited} onSaved={() => setEdited(null)} onCancel={() => setEdited(null)} />;
  return (
    <div className="member-ops-detail">
      <KeyValueList columns={1} items={factsOf(item)} />
      <p className="member-ops-text">
        <a href={href('search/result', { keyword: item.name })}>看看这个名称搜到什么</a>
      </p>
      <ReviewActions
        actions={[
          { key: 'edit', word: '修改', kind: 'primary', run: () => setEdited(item) },
          { key: 'remove', word: '删除', kind: 'danger', run: () => afterward(remove(), onHandled) },
        ]}
        busy={busy}
        subject={item.name}
      />
      <History id={item.id} />
    </div>
  );
}

const factsOf = (item: ThesaurusItem) => [
  { label: '类型', value: thesaurusKinds[item.kind] },
  { label: '别名', value: item.synonyms.join('、') || '—' },
  { label: '属于', value: item.broader.join('、') || '—' },
  { label: '不是', value: item.unlike.join('、') || '—' },
  { label: '最近修改', value: handledText(item.changed_by, item.changed_at, '没有修改过') },
];

const ACTIONS = { created: '新建', changed: '修改', removed: '删除' } as const;

function History({ id }: { id: string }) {
  const answer = useApiQuery('ops/getThesaurusHistory', { id }, { raw: true, staleTime: 0 });
  return (
    <section aria-label="修改历史">
      <QueryState query={answer} failed="修改历史加载失败" skeleton={<SkeletonRows rows={2} height={40} />}>
        {(changes) =>
          changes.length === 0 ? (
            <p className="member-ops-hint">没有修改过，是随系统提供的。</p>
          ) : (
            <ol>
              {changes.map((change) => (
                <li key={change.id} className="member-ops-note">
                  {ACTIONS[change.action]}，{handledText(change.changed_by, change.changed_at, '')}
                  {change.fields.map((field) => (
                    <p key={field.title}>{changeText(field)}</p>
                  ))}
                </li>
              ))}
            </ol>
          )
        }
      </QueryState>
    </section>
  );
}

const changeText = ({ title, added, removed }: ThesaurusChange['fields'][number]): string =>
  `${title}：${[added.length > 0 && `加上 ${added.join('、')}`, removed.length > 0 && `去掉 ${removed.join('、')}`]
    .filter(Boolean)
    .join('；')}`;
