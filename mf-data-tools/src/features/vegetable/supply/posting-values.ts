import type { SupplyDetail } from '@bee/contracts/entity/supply';
import type { RequestFor } from '@bee/contracts/operations';
import { contactIn } from '@bee/domain/contact-filter';
import { isMobile, normalizeMobile } from '@bee/domain/phone';
import {
  expiryProblem,
  expiryRange,
  type Reviewed,
  type SupplyKind,
  stateAfterChange,
  supplyLimits,
} from '@bee/domain/supply';
import { typedDigits, typedNumber } from '@bee/domain/typed-number';
import type { FormRule } from '@bee/ui/fields';
import type { Picture } from '../../../components/pictures/picture-field.tsx';

type Request = RequestFor<'vegetable/supplyDemandAdd'>;

/** The typed values, all of them text, so that a draft can be stored. */
export type PostingValues = {
  kind: string;
  title: string;
  product: string;
  variety: string;
  spec: string;
  qty: string;
  qty_unit: string;
  /** `price` or `agree` (面议). */
  deal: string;
  price: string;
  price_unit: string;
  province: string;
  adcode: string;
  origin: string;
  expires_at: string;
  desc: string;
  contact: string;
  mobile: string;
};

/** The draft of one posting; the token makes sending it twice idempotent. */
export type PostingDraft = { values: PostingValues; images: Picture[]; token: string };

export const emptyDraft = (kind: SupplyKind, today: string): PostingDraft => ({
  values: {
    kind,
    title: '',
    product: '',
    variety: '',
    spec: '',
    qty: '',
    qty_unit: '公斤',
    deal: 'price',
    price: '',
    price_unit: '元/公斤',
    province: '',
    adcode: '',
    origin: '',
    expires_at: expiryRange(today).max,
    desc: '',
    contact: '',
    mobile: '',
  },
  images: [],
  token: '',
});

export const draftOf = (posting: SupplyDetail): PostingDraft => ({
  values: {
    kind: posting.kind,
    title: posting.title,
    product: posting.product,
    variety: posting.variety ?? '',
    spec: posting.spec ?? '',
    qty: String(posting.qty),
    qty_unit: posting.qty_unit,
    deal: posting.negotiable ? 'agree' : 'price',
    price: posting.price === null ? '' : String(posting.price),
    price_unit: posting.price_unit ?? '元/公斤',
    province: `${posting.adcode.slice(0, 2)}0000`,
    adcode: posting.adcode,
    origin: posting.origin ?? '',
    expires_at: posting.expires_at,
    desc: posting.desc,
    contact: posting.contact,
    mobile: posting.mobile ?? '',
  },
  images: posting.images,
  token: '',
});

/** Whether the edit requires a review before it is visible; see stateAfterChange. */
export const goesToReview = (posting: SupplyDetail | undefined, draft: PostingDraft): boolean =>
  !posting || stateAfterChange(posting.status, reviewedOf(draftOf(posting)), reviewedOf(draft)) === 'pending';

const reviewedOf = ({ values, images }: PostingDraft): Reviewed => {
  const { kind, title, product, variety, spec, adcode, origin, desc, contact, mobile } = values;
  const text = { kind, title, product, variety, spec, adcode, origin, desc, contact };
  const trimmed = Object.fromEntries(Object.entries(text).map(([field, value]) => [field, value.trim()]));
  return { ...(trimmed as typeof text), mobile: normalizeMobile(mobile), images: images.map(({ fid }) => fid) };
};

const needed = (message: string): FormRule => ({ required: true, whitespace: true, message });

/** Rejects with the message unless the value passes; an empty value passes. */
const unless = (message: string, passes: (value: string) => boolean): FormRule => ({
  validator: async (_, value: string) => {
    if (value.trim() !== '' && !passes(value)) throw new Error(message);
  },
});
const noContact = unless(
  '请不要写电话、网址、微信或 QQ；对方登录后能看到您填写的手机号码',
  (text) => contactIn(text) === null,
);
const amount = (text: string, most: number): boolean => {
  const value = typedNumber(text);
  return value > 0 && value <= most;
};

/** A price is only asked for while it is shown, that is, not for 面议. */
const priceRule: FormRule = {
  validator: async (_, price: string) => {
    if (!amount(price, 1e6) || !/^\d+(?:\.\d{1,2})?$/.test(typedDigits(price)))
      throw new Error('价格应大于 0、最多两位小数；不便报价请选“面议”');
  },
};

export const postingRules = (today: string) => {
  const { min, max } = expiryRange(today);
  const { titleMin, titleMax } = supplyLimits;
  return {
    title: [
      needed('请填写标题'),
      unless(`标题应有 ${titleMin}–${titleMax} 个字`, (title) => {
        const { length } = title.trim();
        return length >= titleMin && length <= titleMax;
      }),
      noContact,
    ],
    product: [needed('请填写品名'), noContact],
    text: [noContact],
    qty: [needed('请填写数量'), unless('数量应大于 0，最多 1 亿', (qty) => amount(qty, 1e8))],
    price: [priceRule],
    province: [needed('请选择省份')],
    adcode: [needed('请选择城市')],
    expires_at: [
      needed('请选择有效期'),
      unless(`请选择 ${min} 至 ${max} 之间的日期`, (day) => expiryProblem(day, today) === undefined),
    ],
    contact: [needed('请填写联系人'), noContact],
    mobile: [needed('请填写手机号码'), unless('请输入正确的手机号码', (typed) => isMobile(normalizeMobile(typed)))],
  } satisfies Record<string, FormRule[]>;
};

export const postingRequest = (
  { values, images, token }: PostingDraft,
  { posting, draft }: { posting?: SupplyDetail; draft: boolean },
): Request => {
  const { kind, qty, qty_unit, deal, price, price_unit, province: _province, mobile, ...text } = values;
  const agreed = deal === 'agree';
  return {
    ...text,
    ...(posting && { id: posting.id, revision: posting.revision }),
    kind: kind as Request['kind'],
    qty: typedNumber(qty),
    qty_unit: qty_unit as Request['qty_unit'],
    negotiable: agreed,
    price: agreed ? null : typedNumber(price),
    price_unit: agreed ? null : (price_unit as Request['price_unit']),
    mobile: normalizeMobile(mobile),
    images: images.map(({ fid }) => fid),
    draft,
    form_token: token,
  };
};
