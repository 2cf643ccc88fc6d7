import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSiteInfo } from './site-info.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bee-site-info-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = async (content: string | null) => {
  const file = path.join(folder, 'site.json');
  if (content === null) rmSync(file, { force: true });
  else writeFileSync(file, content);
  const lines: string[] = [];
  return { site: await readSiteInfo(file, (line) => lines.push(line)), said: lines.join('\n') };
};

describe('site information', () => {
  it('stands as delivered where there is no file', async () => {
    const { site, said } = await read(null);
    expect(site).toMatchObject({ company: '农小蜂农业数据服务平台', filings: [], hidden: [] });
    expect(site.map_approval).toBeUndefined();
    expect(said).toBe('');
  });

  it('takes what the file says and keeps the rest', async () => {
    const { site, said } = await read(
      '\uFEFF{"company":"某某农业","data_cloud_url":"","filings":[{"title":"京ICP备00000000号","href":"https://beian.example/"}],"hidden":["service"],"map_approval":"GS(2026)0000号"}',
    );
    expect(site).toMatchObject({ company: '某某农业', data_cloud_url: '', hidden: ['service'] });
    expect(site.filings).toEqual([{ title: '京ICP备00000000号', href: 'https://beian.example/' }]);
    expect(site.map_approval).toBe('GS(2026)0000号');
    expect(site.follow_text).not.toBe('');
    expect(said).toBe('');
  });

  it.each([
    ['no JSON', '{company: 1', '整个文件'],
    ['an address that a browser would run', '{"data_cloud_url":"javascript:alert(1)"}', 'data_cloud_url'],
    ['an unknown key', '{"compnay":"x"}', 'compnay'],
    ['an unknown item', '{"hidden":["everything"]}', 'hidden.0'],
  ])('starts with the defaults and says why on %s', async (_name, content, place) => {
    const { site, said } = await read(content);
    expect(site.company).toBe('农小蜂农业数据服务平台');
    expect(said).toContain('有误，已改用默认内容');
    expect(said).toContain(place);
  });
});
