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
import type { Rules } from '@bee/ui/interactive';
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

const needed = (message: string) => ({ required: true as const, trigger: 'blur' as const, message });
const NO_CONTACT = '请不要写电话、网址、微信或 QQ；对方登录后能看到您填写的手机号码';
const noContact = {
  trigger: 'blur' as const,
  message: NO_CONTACT,
  validator: (text: string) => contactIn(text) === null,
};
const amount = (text: string, most: number): boolean => {
  const value = Number(text);
  return text.trim() !== '' && value > 0 && value <= most;
};

/** In the order of the fields, so that the first invalid one gets the focus. */
export const postingRules = (today: string): Rules<PostingValues> => {
  const { min, max } = expiryRange(today);
  return {
    title: [
      needed('请填写标题'),
      {
        trigger: 'blur',
        message: `标题应有 ${supplyLimits.titleMin}–${supplyLimits.titleMax} 个字`,
        validator: (title) =>
          title.trim().length >= supplyLimits.titleMin && title.trim().length <= supplyLimits.titleMax,
      },
      noContact,
    ],
    product: [needed('请填写品名'), noContact],
    variety: [noContact],
    spec: [noContact],
    qty: [
      needed('请填写数量'),
      { trigger: 'blur', message: '数量应大于 0，最多 1 亿', validator: (qty) => amount(qty, 1e8) },
    ],
    price: [
      {
        trigger: 'blur',
        message: '价格应大于 0、最多两位小数；不便报价请选“面议”',
        validator: (price, { deal }) =>
          deal === 'agree' || (amount(price, 1e6) && /^\d+(?:\.\d{1,2})?$/.test(price.trim())),
      },
    ],
    province: [needed('请选择省份')],
    adcode: [needed('请选择城市')],
    origin: [noContact],
    expires_at: [
      needed('请选择有效期'),
      {
        trigger: ['blur', 'change'],
        message: `请选择 ${min} 至 ${max} 之间的日期`,
        validator: (day) => expiryProblem(day, today) === undefined,
      },
    ],
    desc: [noContact],
    contact: [needed('请填写联系人'), noContact],
    mobile: [
      needed('请填写手机号码'),
      { trigger: 'blur', message: '请输入正确的手机号码', validator: (typed) => isMobile(normalizeMobile(typed)) },
    ],
  };
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
    qty: Number(qty),
    qty_unit: qty_unit as Request['qty_unit'],
    negotiable: agreed,
    price: agreed ? null : Number(price),
    price_unit: agreed ? null : (price_unit as Request['price_unit']),
    mobile: normalizeMobile(mobile),
    images: images.map(({ fid }) => fid),
    draft,
    form_token: token,
  };
};
