import { encodeQuery, sha256, signAcs3 } from './aliyun-sms.ts';

describe('signature version 3 of Alibaba Cloud', () => {
  it('is that of the example in its documentation', () => {
    const query = encodeQuery({
      RegionId: 'cn-shanghai',
      ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
    });
    const headers = {
      'x-acs-version': '2014-05-26',
      host: 'ecs.cn-shanghai.aliyuncs.com',
      'x-acs-action': 'RunInstances',
      'x-acs-date': '2023-10-26T10:22:32Z',
      'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
      'x-acs-content-sha256': sha256(''),
    };
    const url = new URL(`https://ecs.cn-shanghai.aliyuncs.com/?${query}`);
    const key = { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' };
    expect(signAcs3({ method: 'POST', url, headers, body: '' }, key)).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,' +
        'SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,' +
        'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    );
  });

  it('encodes a query as RFC 3986 says', () => {
    expect(encodeQuery({ b: "a b*'()!~", a: '蜂&=+/' })).toBe('a=%E8%9C%82%26%3D%2B%2F&b=a%20b%2A%27%28%29%21~');
  });
});
