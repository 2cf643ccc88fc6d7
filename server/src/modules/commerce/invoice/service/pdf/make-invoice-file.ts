import { shanghaiDay } from '../../../../../clock.ts';
import type { Deps } from '../../../../../deps.ts';
import { readSiteInfo } from '../../../../../site-info.ts';
import { arrive, contentOfBytes, orUnavailable } from '../../../../files/index.ts';
import { type PrintedInvoice, writeInvoicePdf } from '../../model/pdf/write-invoice-pdf.ts';

type Parts = Pick<Deps, 'db' | 'files'> & { settings: Pick<Deps['settings'], 'siteInfoFile'> };
type Issued = Pick<PrintedInvoice, 'invoice' | 'no' | 'reverses'> & { uid: number; issuedAt: Date; now: Date };

/** @returns the id of the PDF file, which is not visible before `showFiles` */
export const makeInvoiceFile = async (
  { db, files, settings }: Parts,
  { uid, issuedAt, now, ...printed }: Issued,
): Promise<string> => {
  const { company, invoice_issuer } = await readSiteInfo(settings.siteInfoFile, () => undefined);
  const issuer = invoice_issuer ?? { title: company, tax_no: '', address: '', phone: '', bank: '', account: '' };
  const bytes = await writeInvoicePdf({ ...printed, day: shanghaiDay(issuedAt), issuer });
  const content = contentOfBytes(bytes, 'application/pdf');
  const { no, invoice, reverses } = printed;
  const name = reverses ? `红字发票-${no}-负${invoice.amount}元.pdf` : `电子发票-${no}-${invoice.amount}元.pdf`;
  return orUnavailable(arrive({ db, files }, { purpose: 'invoice', uid, name, content }, now));
};
