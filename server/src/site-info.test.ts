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

const hosts = (...changes: object[]) => {
  const host = { host: 'sanqi.example', remote: 'mf-sanqi', start: '/home/sanqi/herbs', title: '三七专题' };
  return JSON.stringify({ hosts: changes.map((change) => ({ ...host, ...change })) });
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

  it('knows a host name however it is written', async () => {
    const { site, said } = await read(hosts({ host: ' 三七.Example.com. ' }));
    expect(said).toBe('');
    expect(site.hosts).toEqual([
      { host: 'xn--7gql.example.com', remote: 'mf-sanqi', start: '/home/sanqi/herbs', title: '三七专题' },
    ]);
  });

  it.each([
    ['no JSON', '{company: 1', '整个文件'],
    ['an address that a browser would run', '{"data_cloud_url":"javascript:alert(1)"}', 'data_cloud_url'],
    ['an unknown key', '{"compnay":"x"}', 'compnay'],
    ['an unknown item', '{"hidden":["everything"]}', 'hidden.0'],
    ['a host with a scheme', hosts({ host: 'https://sanqi.example' }), 'hosts.0.host：应是域名'],
    ['a host with a port', hosts({ host: 'sanqi.example:8080' }), 'hosts.0.host：应是域名'],
    ['a host that is none', hosts({ host: 'san qi' }), 'hosts.0.host：应是域名'],
    ['no host', hosts({ host: undefined }), 'hosts.0.host：应写域名'],
    ['a start page elsewhere', hosts({ start: '//evil.example/' }), 'hosts.0.start：应是这个微前端一个页面的路径'],
    ['a start page that is the host', hosts({ start: '/' }), 'hosts.0.start：应是这个微前端一个页面的路径'],
    ['a remote of no such name', hosts({ remote: 'sanqi' }), 'hosts.0.remote：应是微前端的名字'],
    ['no title', hosts({ title: ' ' }), 'hosts.0.title：应写站点名称'],
    ['a host twice', hosts({}, { host: 'SANQI.example.', remote: 'mf-ai' }), 'hosts.1.host：sanqi.example 已经写过'],
    ['a remote twice', hosts({}, { host: 'b.example' }), 'hosts.1.remote：mf-sanqi 已有独立域名'],
    ['no list', '{"hosts":{"a":1}}', 'hosts：应是列表'],
  ])('starts with the defaults and says why on %s', async (_name, content, place) => {
    const { site, said } = await read(content);
    expect(site.company).toBe('农小蜂农业数据服务平台');
    expect(said).toContain('有误，已改用默认内容');
    expect(said).toContain(place);
  });
});
