import { quoteUnits } from '@bee/domain/market-data';
import { confirm, randomId, toast, useApiQuery } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { Field, Form, Modal, useFormModel } from '@bee/ui/interactive';
import { useState } from 'react';
import { Choice } from '../choice.tsx';
import { type Picture, PictureField } from '../pictures/picture-field.tsx';
import { DayField } from './day-field.tsx';
import { OwnQuotes } from './own-quotes.tsx';
import { useAddQuote } from './quote.queries.ts';
import {
  earliestDay,
  farFromUsual,
  optionalProblem,
  quoteRequest,
  quoteRules,
  todayIn,
  type Usual,
} from './quote-values.ts';
import './member-quote.css';

/** The quoted product, with the prices that markets have reported for it. */
export type QuoteTarget = { group: string; name: string; specs: string[]; spec: string; usual: Usual[] };

type QuoteModalProps = { target: QuoteTarget; onClose: () => void };

/** The quote form and the status of earlier quotes. */
export const QuoteModal = ({ target, onClose }: QuoteModalProps) => {
  const [shown, setShown] = useState<'form' | 'own'>('form');
  return (
    <Modal visible title={`${target.name}报价`} onClose={onClose}>
      <div className="tools-quote-views">
        <Button
          kind={shown === 'form' ? 'primary' : 'default'}
          aria-pressed={shown === 'form'}
          onClick={() => setShown('form')}
        >
          我来报价
        </Button>
        <Button
          kind={shown === 'own' ? 'primary' : 'default'}
          aria-pressed={shown === 'own'}
          onClick={() => setShown('own')}
        >
          我的报价
        </Button>
      </div>
      {shown === 'own' ? <OwnQuotes /> : <QuoteForm target={target} onDone={() => setShown('own')} />}
    </Modal>
  );
};

const units = quoteUnits.map((unit) => ({ value: unit, title: `元/${unit}` }));

const QuoteForm = ({ target, onDone }: { target: QuoteTarget; onDone: () => void }) => {
  const [today] = useState(() => todayIn(new Date()));
  const [token] = useState(randomId);
  const [photos, setPhotos] = useState<Picture[]>([]);
  const choices = useApiQuery('vegetable/filterList', {}, { raw: true });
  const { add, busy } = useAddQuote();
  const form = useFormModel({
    initial: {
      spec: target.spec,
      market: '',
      low: '',
      high: '',
      unit: quoteUnits[0] as (typeof quoteUnits)[number],
      date: today,
      volume: '',
      remark: '',
    },
    rules: quoteRules(today),
  });
  const markets =
    choices.data?.markets ?? target.usual.map(({ market_id, market }) => ({ id: market_id, name: market }));
  const send = async () => {
    const problem = optionalProblem(form.values);
    if (problem) return toast.error(problem);
    const far = farFromUsual(form.values, target.usual);
    if (
      far &&
      !(await confirm({
        title: '请核对价格',
        content: `您的报价${far}，确认提交吗？`,
        confirmText: '确认提交',
        cancelText: '返回修改',
      }))
    )
      return;
    if (await add(quoteRequest(target, form.values, { photo: photos[0]?.fid ?? null, token }))) onDone();
  };
  return (
    <Form model={form} onSubmit={() => void send()} onRefuse={toast.error}>
      {target.specs.length > 1 ? (
        <Choice
          {...form.field('spec')}
          label="规格"
          options={target.specs.map((spec) => ({ value: spec, title: spec || '未分规格' }))}
        />
      ) : null}
      <Choice
        {...form.field('market')}
        label="市场"
        options={[{ value: '', title: '请选择市场' }, ...markets.map(({ id, name }) => ({ value: id, title: name }))]}
      />
      <Choice
        {...form.field('unit')}
        label="单位"
        onChange={(unit) => form.field('unit').onChange(unit as (typeof quoteUnits)[number])}
        options={units}
      />
      <Field
        {...form.field('low')}
        label="最低价"
        inputMode="decimal"
        placeholder="例如 2.40"
        suffix={`元/${form.values.unit}`}
      />
      <Field
        {...form.field('high')}
        label="最高价"
        inputMode="decimal"
        placeholder="只有一个价时与最低价相同"
        suffix={`元/${form.values.unit}`}
      />
      <DayField {...form.field('date')} label="日期" min={earliestDay(today)} max={today} />
      <Field {...form.field('volume')} label="成交量" inputMode="decimal" placeholder="选填" suffix="吨" />
      <Field {...form.field('remark')} label="备注" placeholder="选填：等级、产地、询价方式" maxLength={200} />
      <PictureField label="照片（选填）" images={photos} most={1} onChange={setPhotos} />
      <p className="tools-quote-note">审核通过后单独显示为“会员报价”，不并入市场报价；通过一条得 5 积分。</p>
      <div className="bee-form-actions">
        <Button type="submit" kind="primary" size="small" loading={busy}>
          提交报价
        </Button>
      </div>
    </Form>
  );
};
