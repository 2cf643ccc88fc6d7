import type { SupplyDetail } from '@bee/contracts/entity/supply';
import { shanghaiDay } from '@bee/domain/calendar-day';
import { provinces } from '@bee/domain/region';
import {
  expiryRange,
  quantityUnits,
  type SupplyKind,
  type SupplyState,
  supplyKinds,
  supplyLimits,
  supplyPriceUnits,
} from '@bee/domain/supply';
import { useDraft } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { DayField } from '@bee/ui/day';
import { Form, Input, Select, WorkForm } from '@bee/ui/fields';
import { UiProvider } from '@bee/ui/theme';
import { useEffect, useRef, useState } from 'react';
import { PictureField } from '../../../components/pictures/picture-field.tsx';
import {
  draftOf,
  emptyDraft,
  goesToReview,
  type PostingDraft,
  type PostingValues,
  postingRules,
} from './posting-values.ts';
import { usePostingForm } from './use-posting-form.ts';
import './supply.css';

type PostingFormProps = { kind: SupplyKind; posting?: SupplyDetail };

/** The draft is loaded in the first effect; the form is mounted after that. */
export function PostingForm({ kind, posting }: PostingFormProps) {
  const [today] = useState(() => shanghaiDay(new Date()));
  const [initial] = useState(() => (posting ? draftOf(posting) : emptyDraft(kind, today)));
  const [draft, keep, forget] = useDraft<PostingDraft>(draftKey(posting), initial);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!ready) return null;
  return (
    <UiProvider>
      <Fields posting={posting} draft={draft} keep={keep} forget={forget} today={today} />
    </UiProvider>
  );
}

/** The key contains the version of the posting, so that an old draft does not overwrite a newer text. */
const draftKey = (posting: SupplyDetail | undefined) =>
  posting ? `supply:${posting.id}:${posting.revision}` : 'supply:new';

type FieldsProps = {
  posting: SupplyDetail | undefined;
  draft: PostingDraft;
  keep: (draft: PostingDraft) => void;
  forget: () => void;
  today: string;
};

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const kinds = Object.entries(supplyKinds).map(([value, label]) => ({ value, label }));
const deals = [
  { value: 'price', label: '明确报价' },
  { value: 'agree', label: '面议' },
];
const provinceOptions = provinces.map(({ adcode, name }) => ({ value: adcode, label: name }));
const citiesOf = (province: string) => provinces.find(({ adcode }) => adcode === province)?.cities ?? [];
/** A draft stores '' where nothing is chosen; Select then has no value. */
const chosen = { getValueProps: (value: string) => ({ value: value || undefined }) };
const byLabel = { optionFilterProp: 'label' };

function Fields({ posting, draft, keep, forget, today }: FieldsProps) {
  const { form, values, setValues, images, setImages, sending, failure, send } = usePostingForm({
    posting,
    draft,
    keep,
    forget,
  });
  const [rules] = useState(() => postingRules(today));
  const { min, max } = expiryRange(today);
  const isDemand = values.kind === 'demand';
  const review = goesToReview(posting, { values, images, token: '' });
  const change = ({ province }: Partial<PostingValues>) => {
    if (province !== undefined) {
      const [city, ...others] = citiesOf(province);
      form.setFieldValue('adcode', city && others.length === 0 ? city.adcode : '');
    }
    setValues(form.getFieldsValue(true));
  };
  const asDraft = useRef(false);
  const sendAs = (draft: boolean) => () => {
    asDraft.current = draft;
  };
  return (
    <WorkForm
      form={form}
      name="posting"
      edits="kept"
      className="tools-supply-form"
      initialValues={draft.values}
      onValuesChange={change}
      onFinish={() => void send(asDraft.current)}
    >
      <Form.Item name="kind" label="类型">
        <Select options={kinds} />
      </Form.Item>
      <Form.Item name="title" label="标题" rules={rules.title} validateFirst>
        <Input
          placeholder={isDemand ? '如 长期求购 60 头三七' : '如 大棚番茄现货，产地直发'}
          maxLength={supplyLimits.titleMax}
        />
      </Form.Item>
      <Form.Item name="product" label="品名" rules={rules.product} validateFirst>
        <Input placeholder="如 番茄" maxLength={20} />
      </Form.Item>
      <Form.Item name="variety" label="品种" rules={rules.text}>
        <Input placeholder="选填，如 普罗旺斯" maxLength={20} />
      </Form.Item>
      <Form.Item name="spec" label="规格" rules={rules.text}>
        <Input placeholder="选填，如 单果 150–200 克" maxLength={30} />
      </Form.Item>
      <Form.Item name="deal" label="报价方式">
        <Select options={deals} />
      </Form.Item>
      <Form.Item name="qty" label="数量" rules={rules.qty} validateFirst>
        <Input inputMode="decimal" placeholder="如 5000" />
      </Form.Item>
      <Form.Item name="qty_unit" label="数量单位">
        <Select options={optionsOf(quantityUnits)} />
      </Form.Item>
      {values.deal === 'agree' ? null : (
        <>
          <Form.Item name="price" label="价格" required rules={rules.price}>
            <Input inputMode="decimal" placeholder="如 3.20" />
          </Form.Item>
          <Form.Item name="price_unit" label="价格单位">
            <Select options={optionsOf(supplyPriceUnits)} />
          </Form.Item>
        </>
      )}
      <Form.Item name="province" label="省份" rules={rules.province} {...chosen}>
        <Select showSearch={byLabel} placeholder="请选择" options={provinceOptions} />
      </Form.Item>
      <Form.Item name="adcode" label="城市" rules={rules.adcode} {...chosen}>
        <Select
          showSearch={byLabel}
          placeholder={values.province ? '请选择' : '请先选择省份'}
          options={citiesOf(values.province).map(({ adcode, name }) => ({ value: adcode, label: name }))}
        />
      </Form.Item>
      <Form.Item name="origin" label="产地" rules={rules.text}>
        <Input placeholder="选填，货从哪里来" maxLength={40} />
      </Form.Item>
      <Form.Item name="expires_at" label="有效期至" rules={rules.expires_at} validateFirst>
        <DayField min={min} max={max} />
      </Form.Item>
      <Form.Item name="desc" label="详细说明" rules={rules.text} className="is-wide">
        <Input.TextArea rows={4} placeholder="选填：成熟度、包装、装车条件、结算方式" maxLength={1000} />
      </Form.Item>
      <PictureField label="图片" images={images} most={supplyLimits.images} onChange={setImages} />
      <Form.Item name="contact" label="联系人" rules={rules.contact} validateFirst>
        <Input placeholder="怎么称呼您" autoComplete="name" maxLength={20} />
      </Form.Item>
      <Form.Item name="mobile" label="手机号码" rules={rules.mobile} validateFirst>
        <Input type="tel" placeholder="登录的会员可以查看" autoComplete="tel" maxLength={30} />
      </Form.Item>
      {posting ? <WhatChanges status={posting.status} review={review} /> : null}
      {failure ? (
        <p className="tools-supply-failure is-wide" role="alert">
          {failure}
        </p>
      ) : null}
      <div className="tools-supply-acts is-wide">
        <Button type="submit" kind="primary" size="small" loading={sending} onClick={sendAs(false)}>
          {review ? '提交审核' : '保存修改'}
        </Button>
        {!posting || posting.status === 'draft' ? (
          <Button type="submit" size="small" disabled={sending} onClick={sendAs(true)}>
            存为草稿
          </Button>
        ) : null}
      </div>
    </WorkForm>
  );
}

/** For visible or paused postings: whether the edit keeps them visible or requires a review. */
function WhatChanges({ status, review }: { status: SupplyState; review: boolean }) {
  if (status !== 'online' && status !== 'paused') return null;
  return (
    <p className="tools-supply-own is-wide" role="status">
      {review
        ? '改动了文字、图片、城市或手机号码：提交后重新审核，通过前不展示。'
        : '只改数量、价格或有效期，保存后立即生效，不用审核。'}
    </p>
  );
}
