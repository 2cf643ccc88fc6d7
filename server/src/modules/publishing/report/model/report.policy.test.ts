import { openPages } from '@bee/domain/reading-rights';
import { pdfAccess } from './report.policy.ts';

const short = { type: 'monthly_report', pdf: 'ready', pages: 4 } as const;
const member = { uid: '7', isVip: false } as unknown as NonNullable<Parameters<typeof pdfAccess>[1]>;

it('a report that members read whole asks a visitor to log in, not to pay', () => {
  expect(pdfAccess(short, null)).toEqual({
    level: 'login',
    allowed: false,
    reason: '登录后可阅读全文',
    preview: { unit: 'page', shown: 3, total: 4 },
  });
  expect(pdfAccess(short, member)).toEqual({ level: 'login', allowed: true });
  expect(openPages(short.type, short.pages).member).toBeNull();
});

it('a longer one is opened by membership', () => {
  const long = { ...short, pages: 6 };
  expect(pdfAccess(long, null)).toMatchObject({ level: 'vip', reason: '登录后可阅读前 5 页，开通 VIP 后可阅读全文' });
  expect(pdfAccess(long, member)).toMatchObject({ level: 'vip', allowed: false, preview: { shown: 5, total: 6 } });
  expect(pdfAccess({ ...short, pdf: 'pending', pages: null }, member)).toMatchObject({ level: 'vip', allowed: false });
});
