import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { InvoiceTitle, InvoiceType } from '@bee/contracts/resource/invoice';
import { cleanTitle, titleProblems } from '@bee/domain/invoice-title';
import type { Db } from '../../../../db/schema.ts';
import { InvalidInput, NotFound } from '../../../../http/errors.ts';
import { withMember } from '../../order/store/member-lock.ts';
import { changeTitle, dropTitle, insertTitle, listTitles } from '../store/title.repository.ts';

type Saved = ParsedRequestFor<'order/saveInvoiceTitle'>;
type TitleFields = Pick<Saved, 'kind' | 'title' | 'tax_no' | 'address' | 'phone' | 'bank' | 'account'>;

/** @throws InvalidInput with the first missing or invalid field */
export const goodTitle = (fields: TitleFields, type: InvoiceType = 'normal'): TitleFields => {
  const { kind, title, tax_no, address, phone, bank, account } = fields;
  const clean = cleanTitle({ kind, title, tax_no, address, phone, bank, account });
  const [problem] = titleProblems(clean, type);
  if (problem) throw new InvalidInput(problem.message, problem.field);
  return clean;
};

export const saveTitle = async (
  db: Db,
  uid: number,
  { id, is_default, ...fields }: Saved,
  now: Date,
): Promise<InvoiceTitle[]> => {
  const entry = { ...goodTitle(fields), is_default };
  return withMember(db, uid, async (tx) => {
    if (id === undefined) await insertTitle(tx, uid, entry, now);
    else if (!(await changeTitle(tx, uid, numberOf(id), entry))) throw unknownTitle();
    return listTitles(tx, uid);
  });
};

export const deleteTitle = (db: Db, uid: number, id: string): Promise<InvoiceTitle[]> =>
  withMember(db, uid, async (tx) => {
    if (!(await dropTitle(tx, uid, numberOf(id)))) throw unknownTitle();
    return listTitles(tx, uid);
  });

/** Returns 0, which matches no title, for a malformed id. */
const numberOf = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);

const unknownTitle = () => new NotFound('这个抬头不存在或已删除，请刷新页面');
