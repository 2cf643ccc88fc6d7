import { shanghaiDay } from '@bee/domain/calendar-day';
import type { CustomOrderKind } from '@bee/domain/custom-order';
import { useDraft } from '@bee/platform';
import { Button, Card } from '@bee/ui/content';
import { DayField } from '@bee/ui/day';
import { Field, FieldBox, Form } from '@bee/ui/interactive';
import { useEffect, useRef, useState } from 'react';
import { OrderFiles } from './order-files.tsx';
import { EMPTY_DRAFT, type OrderDraft } from './order-values.ts';
import { useOrderForm } from './use-order-form.ts';
import './custom-order.css';

type OrderFormProps = {
  kind: CustomOrderKind;
  /** Prefilled from the page, such as the field that a data set lacks. */
  title?: string;
};

/** The draft is loaded in the first effect; the form is mounted after that. */
export function OrderForm({ kind, title = '' }: OrderFormProps) {
  const [draft, keep, forget] = useDraft<OrderDraft>(`custom-order:${kind}`, {
    ...EMPTY_DRAFT,
    values: { ...EMPTY_DRAFT.values, title },
  });
  const [ready, setReady] = useState(false);
  const [no, setNo] = useState<string | null>(null);
  useEffect(() => setReady(true), []);
  if (no) return <OrderDone no={no} onAnother={() => setNo(null)} />;
  if (!ready) return null;
  const finish = (made: string) => {
    setNo(made);
    forget();
  };
  return <Fields kind={kind} draft={draft} keep={keep} onDone={finish} />;
}

type FieldsProps = {
  kind: CustomOrderKind;
  draft: OrderDraft;
  keep: (draft: OrderDraft) => void;
  onDone: (no: string) => void;
};

const WORDS = {
  report: { fields: '内容要求', hint: '希望回答的问题、章节、需要的图表', deliver: '如 Word 与 PDF 报告、汇报材料' },
  data: { fields: '数据字段', hint: '需要的指标、单位、频率与粒度', deliver: '如 XLSX、CSV 或接口' },
} as const;

function Fields({ kind, draft, keep, onDone }: FieldsProps) {
  const { model, files, setFiles, failure, send } = useOrderForm({ kind, draft, keep, onDone });
  const words = WORDS[kind];
  const { message, required, ...deadline } = model.field('deadline');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus(), []);
  return (
    <div ref={place}>
      <Form
        model={model}
        className="content-order-form"
        edits="kept"
        onSubmit={(values) => model.send(() => send(values))}
      >
        <Field
          {...model.field('title')}
          label="需求主题"
          placeholder="一句话说明需要什么"
          maxLength={80}
          data-first-focus
        />
        <Field {...model.field('industry')} label="行业品类" placeholder="如 三七、生猪、设施蔬菜" maxLength={60} />
        <Field {...model.field('region')} label="地区范围" placeholder="如 云南文山、全国" maxLength={100} />
        <Field {...model.field('period')} label="时间范围" placeholder="如 2020 年至今" maxLength={60} />
        <Field
          {...model.field('fields')}
          type="textarea"
          label={words.fields}
          placeholder={words.hint}
          maxLength={2000}
        />
        <Field {...model.field('deliver')} label="交付形式" placeholder={words.deliver} maxLength={60} />
        <Field {...model.field('budget')} label="预算" placeholder="如 5 万元以内，可以不填" maxLength={30} />
        <FieldBox label="期望交付" message={message} required={required}>
          {(control) => <DayField {...deadline} {...control} min={shanghaiDay(new Date())} max="2100-12-31" />}
        </FieldBox>
        <Field
          {...model.field('company')}
          label="单位"
          placeholder="单位名称"
          autoComplete="organization"
          maxLength={80}
        />
        <Field {...model.field('contact')} label="联系人" placeholder="怎么称呼您" autoComplete="name" maxLength={30} />
        <Field
          {...model.field('mobile')}
          type="tel"
          label="手机号码"
          placeholder="我们用它联系您"
          autoComplete="tel"
          maxLength={30}
        />
        <Field {...model.field('remark')} type="textarea" label="备注" placeholder="其他需要说明的" maxLength={1000} />
        <OrderFiles files={files} onChange={setFiles} />
        {failure ? (
          <p className="content-order-failure" role="alert">
            {failure}
          </p>
        ) : null}
        <div className="bee-form-actions">
          <Button type="submit" kind="primary" loading={model.sending}>
            提交需求
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** The number identifies the order on the phone. */
function OrderDone({ no, onAnother }: { no: string; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="content-order-done">
      <h3 ref={heading} tabIndex={-1}>
        需求已提交
      </h3>
      <p>
        编号 <strong className="bee-num">{no}</strong>，请记下，联系时报编号即可。
      </p>
      <p>工作人员会拨打您留下的手机号码，商定范围、时间与价格；商定之前不产生任何费用。</p>
      <Button onClick={onAnother}>再提交一份</Button>
    </Card>
  );
}
