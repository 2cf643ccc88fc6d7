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
import { toast, useDraft } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { Field, Form } from '@bee/ui/interactive';
import { useEffect, useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { DayField } from '../../../components/member-quote/day-field.tsx';
import { PictureField } from '../../../components/pictures/picture-field.tsx';
import { draftOf, emptyDraft, goesToReview, type PostingDraft } from './posting-values.ts';
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
  return ready ? <Fields posting={posting} draft={draft} keep={keep} forget={forget} today={today} /> : null;
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

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, title: value }));

function Fields({ posting, draft, keep, forget, today }: FieldsProps) {
  const form = usePostingForm({ posting, draft, keep, forget });
  const { model, images, setImages, sending, failure, send } = form;
  const { kind, deal, province } = model.values;
  const cities = provinces.find(({ adcode }) => adcode === province)?.cities ?? [];
  const saveDraft = () => {
    const check = model.validate();
    if (check.passed) void send(true);
    else toast.error(check.message);
  };
  const { min, max } = expiryRange(today);
  const review = goesToReview(posting, { values: model.values, images, token: '' });
  return (
    <Form model={model} className="tools-supply-form" onSubmit={() => void send(false)} onRefuse={toast.error}>
      <Choice
        {...model.field('kind')}
        label="类型"
        options={Object.entries(supplyKinds).map(([value, title]) => ({ value, title }))}
      />
      <Field
        {...model.field('title')}
        label="标题"
        placeholder={kind === 'demand' ? '如 长期求购 60 头三七' : '如 大棚番茄现货，产地直发'}
        maxLength={supplyLimits.titleMax}
      />
      <Field {...model.field('product')} label="品名" placeholder="如 番茄" maxLength={20} />
      <Field {...model.field('variety')} required={false} label="品种" placeholder="选填，如 普罗旺斯" maxLength={20} />
      <Field
        {...model.field('spec')}
        required={false}
        label="规格"
        placeholder="选填，如 单果 150–200 克"
        maxLength={30}
      />
      <Field {...model.field('qty')} label="数量" inputMode="decimal" placeholder="如 5000" />
      <Choice {...model.field('qty_unit')} label="数量单位" options={optionsOf(quantityUnits)} />
      <Choice
        {...model.field('deal')}
        label="报价方式"
        options={[
          { value: 'price', title: '明确报价' },
          { value: 'agree', title: '面议' },
        ]}
      />
      {deal === 'agree' ? null : (
        <>
          <Field {...model.field('price')} label="价格" inputMode="decimal" placeholder="如 3.20" />
          <Choice {...model.field('price_unit')} label="价格单位" options={optionsOf(supplyPriceUnits)} />
        </>
      )}
      <Choice
        {...model.field('province')}
        label="省份"
        onChange={(next) => {
          model.field('province').onChange(next);
          const only = provinces.find(({ adcode }) => adcode === next)?.cities;
          model.field('adcode').onChange(only?.length === 1 ? (only[0]?.adcode ?? '') : '');
        }}
        options={[
          { value: '', title: '请选择' },
          ...provinces.map(({ adcode, name }) => ({ value: adcode, title: name })),
        ]}
      />
      <Choice
        {...model.field('adcode')}
        label="城市"
        options={[
          { value: '', title: province ? '请选择' : '请先选择省份' },
          ...cities.map(({ adcode, name }) => ({ value: adcode, title: name })),
        ]}
      />
      <Field {...model.field('origin')} required={false} label="产地" placeholder="选填，货从哪里来" maxLength={40} />
      <DayField {...model.field('expires_at')} label="有效期至" min={min} max={max} />
      <Field
        {...model.field('desc')}
        required={false}
        type="textarea"
        label="详细说明"
        placeholder="选填：成熟度、包装、装车条件、结算方式"
        maxLength={1000}
      />
      <PictureField label="图片" images={images} most={supplyLimits.images} onChange={setImages} />
      <Field {...model.field('contact')} label="联系人" placeholder="怎么称呼您" autoComplete="name" maxLength={20} />
      <Field
        {...model.field('mobile')}
        type="tel"
        label="手机号码"
        placeholder="登录的会员可以查看"
        autoComplete="tel"
        maxLength={30}
      />
      {posting ? <WhatChanges status={posting.status} review={review} /> : null}
      {failure ? (
        <p className="tools-supply-failure" role="alert">
          {failure}
        </p>
      ) : null}
      <div className="bee-form-actions">
        <Button type="submit" kind="primary" size="small" loading={sending}>
          {review ? '提交审核' : '保存修改'}
        </Button>
        {!posting || posting.status === 'draft' ? (
          <Button size="small" disabled={sending} onClick={saveDraft}>
            存为草稿
          </Button>
        ) : null}
      </div>
    </Form>
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
