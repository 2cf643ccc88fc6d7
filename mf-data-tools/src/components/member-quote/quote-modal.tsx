import { addDays, shanghaiDay } from '@bee/domain/calendar-day';
import { OLDEST_QUOTE_DAYS, quoteUnits } from '@bee/domain/market-data';
import { confirm, randomId, useApiQuery } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { DayField } from '@bee/ui/day';
import { Form, Input, Select, WorkForm } from '@bee/ui/fields';
import { Dialog } from '@bee/ui/overlay';
import { UiProvider } from '@bee/ui/theme';
import { useState } from 'react';
import { type Picture, PictureField } from '../pictures/picture-field.tsx';
import { OwnQuotes } from './own-quotes.tsx';
import { useAddQuote } from './quote.queries.ts';
import { farFromUsual, type QuoteValues, quoteRequest, quoteRules, type Usual } from './quote-values.ts';
import './member-quote.css';

/** The quoted product, with the prices that markets have reported for it. */
export type QuoteTarget = { group: string; name: string; specs: string[]; spec: string; usual: Usual[] };

type QuoteModalProps = { target: QuoteTarget; onClose: () => void };

/** The quote form and the status of earlier quotes. */
export function QuoteModal({ target, onClose }: QuoteModalProps) {
  const [shown, setShown] = useState<'form' | 'own'>('form');
  return (
    <UiProvider>
      <Dialog title={`${target.name}报价`} onClose={onClose}>
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
      </Dialog>
    </UiProvider>
  );
}

const units = quoteUnits.map((unit) => ({ value: unit, label: `元/${unit}` }));

function QuoteForm({ target, onDone }: { target: QuoteTarget; onDone: () => void }) {
  const [today] = useState(() => shanghaiDay(new Date()));
  const [token] = useState(randomId);
  const [photos, setPhotos] = useState<Picture[]>([]);
  const choices = useApiQuery('vegetable/filterList', {}, { raw: true });
  const { add, busy } = useAddQuote();
  const [form] = Form.useForm<QuoteValues>();
  const [rules] = useState(() => quoteRules(today));
  const [initial] = useState<QuoteValues>(() => ({
    spec: target.spec,
    low: '',
    high: '',
    unit: quoteUnits[0],
    date: today,
    volume: '',
    remark: '',
  }));
  const unit = `元/${Form.useWatch('unit', form) ?? initial.unit}`;
  const markets =
    choices.data?.markets ?? target.usual.map(({ market_id, market }) => ({ id: market_id, name: market }));
  const send = async () => {
    const values = form.getFieldsValue(true);
    const far = farFromUsual(values, target.usual);
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
    if (await add(quoteRequest(target, values, { photo: photos[0]?.fid ?? null, token }))) onDone();
  };
  return (
    <WorkForm form={form} name="quote" layout="vertical" initialValues={initial} onFinish={() => void send()}>
      {target.specs.length > 1 ? (
        <Form.Item name="spec" label="规格">
          <Select options={target.specs.map((spec) => ({ value: spec, label: spec || '未分规格' }))} />
        </Form.Item>
      ) : null}
      <Form.Item name="market" label="市场" rules={rules.market}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="请选择市场"
          options={markets.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      <Form.Item name="unit" label="单位">
        <Select options={units} />
      </Form.Item>
      <div className="tools-quote-pair">
        <Form.Item name="low" label="最低价" rules={rules.low} validateFirst>
          <Input inputMode="decimal" placeholder="例如 2.40" suffix={unit} autoComplete="off" />
        </Form.Item>
        <Form.Item name="high" label="最高价" rules={rules.high} validateFirst>
          <Input inputMode="decimal" placeholder="可与最低价相同" suffix={unit} autoComplete="off" />
        </Form.Item>
      </div>
      <Form.Item name="date" label="日期" rules={rules.date} validateFirst>
        <DayField min={addDays(today, -OLDEST_QUOTE_DAYS)} max={today} />
      </Form.Item>
      <Form.Item name="volume" label="成交量" rules={rules.volume}>
        <Input inputMode="decimal" placeholder="选填" suffix="吨" autoComplete="off" />
      </Form.Item>
      <Form.Item name="remark" label="备注">
        <Input placeholder="选填：等级、产地、询价方式" maxLength={200} />
      </Form.Item>
      <PictureField label="照片（选填）" images={photos} most={1} onChange={setPhotos} />
      <p className="tools-quote-note bee-note">审核通过后单独显示为“会员报价”，不并入市场报价；通过一条得 5 积分。</p>
      <Button type="submit" kind="primary" size="small" loading={busy}>
        提交报价
      </Button>
    </WorkForm>
  );
}
