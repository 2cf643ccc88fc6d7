import type { ParsedRequestFor } from '@bee/contracts/operations';
import { contactProblem } from '@bee/domain/contact-filter';
import { isMobile, normalizeMobile } from '@bee/domain/phone';
import { placeOf } from '@bee/domain/region';
import { expiryProblem, type Reviewed } from '@bee/domain/supply';
import { perKilogram } from '@bee/domain/units';
import type { Db } from '../../../db/schema.ts';
import { InvalidInput } from '../../../http/errors.ts';
import { matchKey, visible } from '../../../text/match-key.ts';
import { countOwnFiles } from '../../files/index.ts';
import { findProductName, type PostingText } from '../store/write-posting.repository.ts';

type Request = ParsedRequestFor<'vegetable/supplyDemandAdd'>;

/** Public text fields with their labels. */
const PUBLIC_TEXTS = {
  title: '标题',
  product: '品名',
  variety: '品种',
  spec: '规格',
  origin: '产地',
  desc: '详细说明',
  contact: '联系人',
} as const;

/**
 * Checks a posting beyond its contract and converts it to database values.
 * @throws InvalidInput with the name of the field
 */
export const checkPosting = async (
  db: Db,
  request: Request,
  uid: number,
  today: string,
): Promise<{ text: PostingText; fids: string[] }> => {
  for (const [field, label] of Object.entries(PUBLIC_TEXTS) as [keyof typeof PUBLIC_TEXTS, string][])
    refuse(field, label, contactProblem(request[field]));
  const mobile = normalizeMobile(request.mobile);
  refuse('mobile', '手机号码', isMobile(mobile) ? undefined : '请输入正确的手机号码');
  refuse('expires_at', '有效期', expiryProblem(request.expires_at, today));
  const place = placeOf(request.adcode);
  if (!place) throw new InvalidInput('所在城市：没有这个城市，请从列表中选择', 'adcode');
  const { kind, title, variety, spec, qty, qty_unit, adcode, origin, expires_at, desc, contact } = request;
  return {
    text: {
      kind,
      title: visible(title),
      product: await productName(db, request.product),
      variety,
      spec,
      qty,
      qty_unit,
      ...priceOf(request),
      adcode,
      place,
      origin,
      expires_at,
      description: desc,
      contact,
      mobile,
    },
    fids: await imagesOf(db, request, uid),
  };
};

/** The fields that operators review, to compare the stored and the new version. */
export const reviewedOf = (
  { kind, title, product, variety, spec, adcode, origin, description: desc, contact, mobile }: PostingText,
  images: readonly string[],
): Reviewed => ({ kind, title, product, variety, spec, adcode, origin, desc, contact, mobile, images });

const refuse = (field: keyof Request, label: string, problem: string | undefined): void => {
  if (problem) throw new InvalidInput(`${label}：${problem}`, field);
};

const priceOf = ({ price, price_unit, negotiable }: Request) => {
  if (negotiable) return { price: null, price_unit: null, price_kg: null, negotiable };
  if (price === null) throw new InvalidInput('价格：请填写价格，或选择面议', 'price');
  if (price_unit === null) throw new InvalidInput('价格单位：请选择价格单位', 'price_unit');
  if (Math.round(price * 100) / 100 !== price) throw new InvalidInput('价格：最多两位小数，单位为元', 'price');
  return { price, price_unit, price_kg: perKilogram(price, price_unit), negotiable };
};

/** Normalizes aliases to one product name, so that the list finds all postings of a product. */
const productName = async (db: Db, typed: string): Promise<string> => {
  const name = visible(typed);
  return (await findProductName(db, name, matchKey(name))) ?? name;
};

const imagesOf = async (db: Db, { images }: Request, uid: number): Promise<string[]> => {
  const fids = [...new Set(images)];
  if ((await countOwnFiles(db, uid, 'image', fids)) < fids.length)
    throw new InvalidInput('图片：有图片不存在或不是您上传的，请移除后重新上传', 'images');
  return fids;
};
