import { attachmentNamed, readRange } from './file-headers.ts';
import { extensionOf, fitName } from './file-name.ts';

describe('attachmentNamed', () => {
  it.each([
    ['report.pdf', `attachment; filename="report.pdf"; filename*=UTF-8''report.pdf`],
    ['三七 (1).pdf', `attachment; filename="__ (1).pdf"; filename*=UTF-8''%E4%B8%89%E4%B8%83%20%281%29.pdf`],
    ['a"b%c\\.pdf', `attachment; filename="a_b_c_.pdf"; filename*=UTF-8''a%22b%25c%5C.pdf`],
    ["it's*.pdf", `attachment; filename="it's*.pdf"; filename*=UTF-8''it%27s%2A.pdf`],
  ])('%s', (name, header) => expect(attachmentNamed(name)).toBe(header));
});

describe('readRange', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'beyond'],
    ['bytes=-0', 'beyond'],
    ['bytes=5-2', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=0-1,3-4', 'whole'],
    ['lines=1-2', 'whole'],
    [undefined, 'whole'],
  ])('%s of 100 bytes', (header, expected) => expect(readRange(header, 100)).toEqual(expected));
});

describe('fitName', () => {
  it.each([
    ['../../etc/passwd.pdf', 'pdf', 'etc passwd.pdf'],
    ['C:\\照片\\田间.JPG', 'webp', 'C 照片 田间.webp'],
    ['evil\u202Efdp.exe', 'pdf', 'evil fdp.pdf'],
    ['a\r\nSet-Cookie: b.csv', 'csv', 'a Set-Cookie b.csv'],
    ['.pdf', 'pdf', 'pdf.pdf'],
    ['   ', 'zip', '未命名.zip'],
    ['长'.repeat(300), 'pdf', `${'长'.repeat(120)}.pdf`],
    ['2026.03 行情', 'xlsx', '2026.03 行情.xlsx'],
  ])('%j', (declared, extension, expected) => expect(fitName(declared, extension)).toBe(expected));

  it('sees an extension only where there is one', () => {
    expect(['a.PDF', 'a.tar.gz', '.htaccess', 'a', 'a.', 'a.大'].map(extensionOf)).toEqual([
      'pdf',
      'gz',
      '',
      '',
      '',
      '',
    ]);
  });
});
