import { missingText } from './report-pdf.ts';

describe('text that search lacks', () => {
  it('is named by page where a page could not be read, before the file counts as scanned', () => {
    expect(missingText({ scanned: true, unread: [2, 3] })).toMatch(/^第 2、3 页的文字没有读出/);
    expect(missingText({ scanned: true, unread: [] })).toBe('扫描件，没有可检索的文字');
    expect(missingText({ scanned: false, unread: [] })).toBeNull();
  });
});
