import type { Invoice } from '@bee/contracts/resource/invoice';
import { chineseAmount } from '@bee/domain/chinese-amount';
import { fenOf } from '@bee/domain/money';
import type PDFDocument from 'pdfkit';
import { chineseFontFile } from '../../../../../drawing/chinese-font.ts';
import { LINE, PRIMARY, TEXT, TEXT_SECONDARY, TEXT_TERTIARY } from '../../../../../drawing/marks.ts';

export type PrintedInvoice = {
  invoice: Pick<Invoice, 'type' | 'title' | 'orders' | 'amount' | 'content' | 'remark'>;
  no: string;
  /** YYYY-MM-DD */
  day: string;
  issuer: Omit<Invoice['title'], 'kind'>;
  /** Makes it a red invoice, which reverses the invoice with this number. */
  reverses?: { no: string; reason: string };
};

const RED = '#b3261e';

type Pdf = InstanceType<typeof PDFDocument>;

const PAGE = { width: 841.89, height: 595.28, side: 44 };
const WIDTH = PAGE.width - 2 * PAGE.side;
const END = PAGE.side + WIDTH;
const HALF = WIDTH / 2;
/** With more orders than this, they are listed on separate pages. */
const MAX_ROWS = 8;
const ROWS_PER_LIST = 24;
const ROW = 20;
const SUM_TOP = 420;

/** Not issued through a tax authority, so the document must say so wherever it could be taken for an invoice. */
const HONEST = '示例，不作报销凭证';
const NOTE = '本文件由农小蜂示例环境生成，没有经税务机关的系统开具，不作报销、抵扣和入账的凭证。';

/** A4 landscape; the output is deterministic. */
export const writeInvoicePdf = async (printed: PrintedInvoice): Promise<Buffer> => {
  const { invoice, no, day } = printed;
  const { default: Document } = await import('pdfkit');
  const pdf = new Document({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: 'zh-CN',
    displayTitle: true,
    info: {
      Title: `${kindOf(printed)}（${HONEST}） ${no}`,
      Author: printed.issuer.title,
      CreationDate: new Date(`${day}T09:00:00+08:00`),
    },
  });
  const bytes = collect(pdf);
  pdf.registerFont('chinese', chineseFontFile()).font('chinese');
  writeHead(pdf, printed);
  writeParties(pdf, printed);
  const long = invoice.orders.length > MAX_ROWS;
  const sign = printed.reverses ? '-' : '';
  const rows = invoice.orders.map(({ no: order, title, amount }) => [title, order, sign + amount]);
  const whole = [[`详见清单（共 ${rows.length} 个订单）`, '', sign + invoice.amount]];
  writeRows(pdf, 210, SUM_TOP, `项目名称：${invoice.content}`, long ? whole : rows);
  writeSum(pdf, printed);
  if (long)
    for (let from = 0; from < rows.length; from += ROWS_PER_LIST) {
      pdf.addPage();
      const listed = rows.slice(from, from + ROWS_PER_LIST);
      line(pdf, `${kindOf(printed)} ${no} 的清单（${HONEST}）`, PAGE.side, 30, { size: 12, color: PRIMARY });
      writeRows(pdf, 52, 0, `第 ${from + 1} 至 ${from + listed.length} 个订单`, listed);
    }
  pdf.end();
  return bytes;
};

const kindOf = ({ reverses }: PrintedInvoice): string => (reverses ? '红字电子发票' : '电子发票');

const writeHead = (pdf: Pdf, printed: PrintedInvoice): void => {
  const { invoice, no, day } = printed;
  const name = `${kindOf(printed)}${invoice.type === 'special' ? '（增值税专用发票）' : '（普通发票）'}`;
  line(pdf, '农小蜂', PAGE.side, 44, { size: 15, color: PRIMARY });
  line(pdf, name, 0, 36, { size: 22, color: printed.reverses ? RED : PRIMARY, width: PAGE.width, align: 'center' });
  line(pdf, HONEST, 0, 68, { size: 12, color: TEXT_SECONDARY, width: PAGE.width, align: 'center' });
  const right = { size: 10, width: 240, align: 'right' } as const;
  line(pdf, `发票号码：${no}`, END - 240, 44, right);
  line(pdf, `开票日期：${day}`, END - 240, 62, right);
};

const writeParties = (pdf: Pdf, { invoice: { title }, issuer }: PrintedInvoice): void => {
  const top = 98;
  box(pdf, PAGE.side, top, WIDTH, 100);
  rule(pdf, PAGE.side + HALF, top, 0, 100);
  writeParty(pdf, PAGE.side, top, '购买方', title);
  writeParty(pdf, PAGE.side + HALF, top, '销售方', issuer);
};

const writeParty = (pdf: Pdf, x: number, top: number, role: string, party: Omit<Invoice['title'], 'kind'>): void => {
  const lines = [
    `名称：${party.title}`,
    `统一社会信用代码/纳税人识别号：${party.tax_no || '—'}`,
    `地址、电话：${[party.address, party.phone].filter(Boolean).join(' ') || '—'}`,
    `开户行及账号：${[party.bank, party.account].filter(Boolean).join(' ') || '—'}`,
  ];
  line(pdf, role, x + 10, top + 10, { size: 10, color: PRIMARY });
  for (const [index, text] of lines.entries())
    line(pdf, text, x + 56, top + 10 + index * 21, { size: 10, width: HALF - 66 });
};

const COLUMNS = [
  { title: '商品或服务', x: 10, width: 380, align: 'left' },
  { title: '订单号', x: 400, width: 200, align: 'left' },
  { title: '金额（元）', x: WIDTH - 130, width: 120, align: 'right' },
] as const;

/** @param bottom of the box, if below the last row */
const writeRows = (pdf: Pdf, top: number, bottom: number, title: string, rows: string[][]): void => {
  const height = Math.max((rows.length + 2) * ROW, bottom - top);
  box(pdf, PAGE.side, top, WIDTH, height);
  line(pdf, title, PAGE.side + 10, top + 5, { size: 10, color: PRIMARY, width: WIDTH - 20 });
  for (const [index, cells] of [COLUMNS.map((column) => column.title), ...rows].entries()) {
    const y = top + (index + 1) * ROW;
    rule(pdf, PAGE.side, y, WIDTH, 0);
    for (const [place, { x, width, align }] of COLUMNS.entries())
      line(pdf, cells[place] ?? '', PAGE.side + x, y + 5, {
        size: 10,
        width,
        align,
        ...(index === 0 && { color: TEXT_SECONDARY }),
      });
  }
};

const writeSum = (pdf: Pdf, { invoice: { amount, remark }, reverses }: PrintedInvoice): void => {
  const words = (reverses ? '（负数）' : '') + chineseAmount(fenOf(amount));
  const note = reverses ? `被红冲蓝字发票号码：${reverses.no}；原因：${reverses.reason}` : remark || '—';
  const top = SUM_TOP;
  box(pdf, PAGE.side, top, WIDTH, 30);
  line(pdf, `价税合计（大写）：${words}`, PAGE.side + 10, top + 9, { size: 11 });
  line(pdf, `（小写）¥${reverses ? '-' : ''}${amount}`, END - 210, top + 9, { size: 11, width: 200, align: 'right' });
  box(pdf, PAGE.side, top + 30, WIDTH, 50);
  line(pdf, `备注：${note}`, PAGE.side + 10, top + 38, { size: 10, width: WIDTH - 20, height: 36 });
  line(pdf, '税率、税额：—（示例没有税务机关核定的税目）', PAGE.side, top + 92, { size: 9, color: TEXT_TERTIARY });
  line(pdf, NOTE, PAGE.side, top + 108, { size: 9, color: TEXT_TERTIARY });
};

type Style = { size: number; color?: string; width?: number; height?: number; align?: 'left' | 'right' | 'center' };

/** Text wider than its column is cut with an ellipsis. */
const line = (pdf: Pdf, text: string, x: number, y: number, { size, color = TEXT, height, ...style }: Style): void => {
  const place =
    style.width === undefined ? { lineBreak: false } : { ...style, height: height ?? size * 1.3, ellipsis: '…' };
  pdf
    .fontSize(size)
    .fillColor(color)
    .text(text, x, y, { ...place, features: [] });
};

const box = (pdf: Pdf, x: number, y: number, width: number, height: number): void => {
  pdf.rect(x, y, width, height).lineWidth(0.8).strokeColor(PRIMARY).stroke();
};

const rule = (pdf: Pdf, x: number, y: number, width: number, height: number): void => {
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y + height)
    .lineWidth(0.6)
    .strokeColor(height > 0 ? PRIMARY : LINE)
    .stroke();
};

const collect = (pdf: Pdf): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
