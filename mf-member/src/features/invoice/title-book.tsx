import type { InvoiceTitle } from '@bee/contracts/resource/invoice';
import { MAX_TITLES } from '@bee/domain/invoice-title';
import { confirm, useInvalidate } from '@bee/platform';
import { Button, Empty, QueryState, SkeletonRows, Tag } from '@bee/ui/content';
import { SidePanel } from '@bee/ui/overlay';
import { UiProvider } from '@bee/ui/theme';
import { useState } from 'react';
import { useInvoiceTitles, useTitleBook } from './invoice.queries.ts';
import { titleKinds } from './invoice-words.ts';
import { TitleEditor } from './title-editor.tsx';
import { type TitleValues, valuesOf } from './title-rules.ts';
import './invoice.css';

export type TitleBookProps = { onClose: () => void };

/** Saved invoice titles, in a panel. */
export function TitleBook({ onClose }: TitleBookProps) {
  const answer = useInvoiceTitles();
  const book = useTitleBook();
  const forgetAnswers = useInvalidate();
  /** The title being edited; 'new' for a new one. */
  const [edited, setEdited] = useState<InvoiceTitle | 'new' | null>(null);
  const save = async (title: TitleValues & { is_default: boolean }, id?: string) => {
    const saved = await book.save({ ...title, ...(id !== undefined && { id }) });
    await forgetAnswers('order/getInvoiceTitleList');
    if (saved) setEdited(null);
  };
  const drop = async (title: InvoiceTitle) => {
    const sure = await confirm({
      title: '删除抬头',
      content: `删除“${title.title}”？已经申请的发票不受影响。`,
      confirmText: '删除',
    });
    if (!sure) return;
    await book.drop(title);
    await forgetAnswers('order/getInvoiceTitleList');
  };
  return (
    <UiProvider>
      <SidePanel title="抬头簿" width={480} onClose={onClose}>
        {edited ? (
          <TitleEditor
            key={edited === 'new' ? 'new' : edited.id}
            title={edited === 'new' ? null : edited}
            busy={book.busy}
            refusal={book.refusal}
            onSave={(title) => void save(title, edited === 'new' ? undefined : edited.id)}
            onCancel={() => setEdited(null)}
          />
        ) : (
          <div className="member-invoice-book">
            <QueryState query={answer} failed="抬头加载失败" skeleton={<SkeletonRows rows={3} height={96} />}>
              {(data) => (
                <>
                  {data.length === 0 ? <Empty title="还没有抬头">保存后，申请发票时可以直接选用。</Empty> : null}
                  <ul aria-label="抬头">
                    {data.map((title) => (
                      <BookEntry
                        key={title.id}
                        title={title}
                        busy={book.busy}
                        onEdit={() => setEdited(title)}
                        onDefault={() => void save({ ...valuesOf(title), is_default: true }, title.id)}
                        onDrop={() => void drop(title)}
                      />
                    ))}
                  </ul>
                  {data.length < MAX_TITLES ? (
                    <Button kind="primary" size="small" onClick={() => setEdited('new')}>
                      新增抬头
                    </Button>
                  ) : (
                    <p className="member-invoice-note">最多 {MAX_TITLES} 个抬头，删除不用的后才能新增。</p>
                  )}
                </>
              )}
            </QueryState>
          </div>
        )}
      </SidePanel>
    </UiProvider>
  );
}

type BookEntryProps = {
  title: InvoiceTitle;
  busy: boolean;
  onEdit: () => void;
  onDefault: () => void;
  onDrop: () => void;
};

function BookEntry({ title, busy, onEdit, onDefault, onDrop }: BookEntryProps) {
  return (
    <li>
      <p className="member-invoice-name">
        <strong>{title.title}</strong>
        <Tag type={title.kind === 'company' ? 'blue' : 'grey'}>{titleKinds[title.kind]}</Tag>
        {title.is_default ? <Tag>默认</Tag> : null}
      </p>
      {title.tax_no ? <p className="member-invoice-note bee-num">税号 {title.tax_no}</p> : null}
      {title.bank ? (
        <p className="member-invoice-note bee-num">
          {title.bank} {title.account}
        </p>
      ) : null}
      <p className="member-invoice-actions">
        <Button onClick={onEdit} aria-label={`修改 ${title.title}`}>
          修改
        </Button>
        {title.is_default ? null : (
          <Button onClick={onDefault} disabled={busy} aria-label={`设为默认：${title.title}`}>
            设为默认
          </Button>
        )}
        <Button onClick={onDrop} disabled={busy} aria-label={`删除 ${title.title}`}>
          删除
        </Button>
      </p>
    </li>
  );
}
