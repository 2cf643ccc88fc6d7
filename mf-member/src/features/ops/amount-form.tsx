import { fenOf } from '@bee/domain/money';
import { typedYuan } from '@bee/domain/typed-money';
import { toast } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { Field, Form, useFormModel } from '@bee/ui/interactive';
import { useEffect, useRef } from 'react';
import './ops.css';

type AmountFormProps = {
  label: string;
  /** Initial value of the field. */
  amount: string;
  /** Upper limit. */
  most?: string;
  note: { label: string; placeholder: string; needed?: string };
  submit: string;
  kind?: 'primary' | 'danger';
  busy: boolean;
  onSend: (amount: string, note: string) => void;
  onCancel: () => void;
};

const LONGEST_NOTE = 200;

/** An amount in yuan and a note. */
export const AmountForm = ({ label, amount, most, note, submit, kind, busy, onSend, onCancel }: AmountFormProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const form = useFormModel({
    initial: { amount, note: '' },
    rules: {
      amount: [
        { required: true, message: `请填写${label}` },
        { trigger: 'blur', validator: (typed) => typedYuan(typed) !== null, message: '金额应写成 99.00 的样子' },
        {
          trigger: 'blur',
          validator: (typed) => isWithin(typedYuan(typed), most),
          message: most === undefined ? '金额应大于 0 元' : `金额应在 0.01 至 ${most} 元之间`,
        },
      ],
      ...(note.needed && {
        note: [
          { required: true, message: note.needed },
          { trigger: 'blur', pattern: /\S.*\S/, message: `${note.label}至少 2 个字` },
        ],
      }),
    },
  });
  const send = (typed: { amount: string; note: string }) =>
    onSend(typedYuan(typed.amount) ?? typed.amount, typed.note.trim());
  return (
    <div ref={box}>
      <Form model={form} className="member-ops-narrow" onSubmit={send} onRefuse={toast.error}>
        <Field
          {...form.field('amount')}
          label={label}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
          suffix="元"
        />
        <Field
          {...form.field('note')}
          label={note.label}
          type="textarea"
          maxLength={LONGEST_NOTE}
          placeholder={note.placeholder}
        />
        <div className="member-ops-actions">
          <Button type="submit" kind={kind ?? 'primary'} loading={busy}>
            {submit}
          </Button>
          <Button onClick={onCancel}>取消</Button>
        </div>
      </Form>
    </div>
  );
};

const isWithin = (yuan: string | null, most: string | undefined): boolean =>
  yuan === null || (fenOf(yuan) > 0 && (most === undefined || fenOf(yuan) <= fenOf(most)));
