import type { InvoiceTitle } from '@bee/contracts/resource/invoice';
import { toast } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { Form, useFormModel } from '@bee/ui/interactive';
import { useState } from 'react';
import { TitleFields } from './title-fields.tsx';
import { emptyTitle, type TitleValues, titleRules } from './title-rules.ts';
import './invoice.css';

type TitleEditorProps = {
  /** Null for a new one. */
  title: InvoiceTitle | null;
  busy: boolean;
  onSave: (title: TitleValues & { is_default: boolean }) => void;
  onCancel: () => void;
};

export const TitleEditor = ({ title, busy, onSave, onCancel }: TitleEditorProps) => {
  const form = useFormModel<TitleValues>({ initial: title ? valuesOf(title) : emptyTitle, rules: titleRules });
  const [isDefault, setDefault] = useState(title?.is_default ?? false);
  return (
    <Form
      model={form}
      className="member-invoice-editor"
      onSubmit={(values) => onSave({ ...values, is_default: isDefault })}
      onRefuse={toast.error}
    >
      <TitleFields values={form.values} field={form.field} onKind={form.field('kind').onChange} bank="optional" />
      <label className="member-invoice-check">
        <input type="checkbox" checked={isDefault} onChange={(event) => setDefault(event.currentTarget.checked)} />
        设为默认抬头
      </label>
      <div className="bee-form-actions">
        <Button type="submit" kind="primary" size="small" loading={busy}>
          保存抬头
        </Button>
        <Button size="small" onClick={onCancel}>
          取消
        </Button>
      </div>
    </Form>
  );
};

export const valuesOf = ({ kind, title, tax_no, address, phone, bank, account }: TitleValues): TitleValues => ({
  kind,
  title,
  tax_no,
  address,
  phone,
  bank,
  account,
});
