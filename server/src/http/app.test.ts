import { startTestApp, type TestApp } from '@bee/testing/server/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());

const post = (payload: string, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/base/actionLog',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('malformed requests', () => {
  it.each([
    ['broken JSON', '{"a":', 422, '请求格式有误，内容应是 JSON'],
    ['an array of nothing', '[]', 422, undefined],
    ['a bare number', '7', 422, undefined],
    ['__proto__', '{"__proto__":{"admin":true}}', 422, '请求格式有误，内容应是 JSON'],
    ['constructor.prototype', '{"constructor":{"prototype":{"a":1}}}', 422, '请求格式有误，内容应是 JSON'],
    ['a NUL byte', '{"actionId":"a\\u0000b"}', 422, 'actionId：含有不允许的字符'],
    ['a NUL byte deep inside', '{"actionId":"a","params":{"x":["\\u0000"]}}', 422, 'params.x.0：含有不允许的字符'],
    ['a NUL byte in a name', '{"actionId":"a","params":{"\\u0000":1}}', 422, '字段名含有不允许的字符'],
    ['a wrong type', '{"actionId":{}}', 422, 'actionId：缺少行为编号'],
    ['a missing field', '{}', 422, 'actionId：缺少行为编号'],
    ['a huge number', '{"actionId":"a","pageTp":1e300}', 422, undefined],
  ])('answer %s with the envelope', async (_name, payload, status, msg) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code: status, success: false, data: null });
    expect(response.json().msg).toMatch(/\p{Script=Han}/u);
    if (!msg) return;
    const [, field] = msg.match(/^([\w.]+)：/) ?? [];
    expect(response.json()).toEqual({ code: status, success: false, msg, data: null, ...(field && { field }) });
  });

  it('refuse what is nested without end', async () => {
    const response = await post(`{"actionId":"a","params":${'{"a":'.repeat(50)}1${'}'.repeat(50)}}`);
    expect(response.json()).toMatchObject({ code: 422, msg: '请求内容层级过深' });
  });

  it('refuse bodies beyond 1 MB', async () => {
    const response = await post(JSON.stringify({ actionId: 'a', params: 'x'.repeat(3e6) }));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: 413, success: false });
  });

  it('refuse other content types', async () => {
    const response = await post('a=1', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(response.statusCode).toBe(415);
    expect(response.json().code).toBe(415);
  });

  it.each(['GET', 'POST', 'DELETE'] as const)('say that an operation does not exist (%s)', async (method) => {
    const response = await test.app.inject({ method, url: '/api/no/such' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 404, msg: '没有这个接口' });
  });
});

describe('every answer', () => {
  it('takes an empty body for an empty request', async () => {
    const response = await test.app.inject({ method: 'POST', url: '/api/user/logout' });
    expect(response.json()).toEqual({ code: 1, success: true, msg: '', data: null });
  });

  it('names the active composition, also when it fails', async () => {
    expect((await test.call('base/getClientIp')).headers['x-bee-composition']).toBe('test-7');
    expect((await post('{')).headers['x-bee-composition']).toBe('test-7');
  });

  it('says where the caller comes from', async () => {
    const { body } = await test.call('base/getClientIp', {}, test.newBrowser('198.51.100.4'));
    expect(body).toMatchObject({ code: 1, ip: '198.51.100.4', data: { ip: '198.51.100.4' } });
  });
});

describe('the description of the API', () => {
  it('has a summary, a request and the shape of data for each operation', async () => {
    const { paths } = (await test.app.inject({ url: '/api/openapi.json' })).json();
    const login = paths['/api/user/login'].post;
    expect(login.summary).toContain('登录');
    expect(login.requestBody.content['application/json'].schema.required).toEqual(['username', 'password']);
    const answer = paths['/api/order/getList'].post.responses['200'].content['application/json'].schema;
    expect(Object.keys(answer.properties)).toEqual(expect.arrayContaining(['code', 'success', 'msg', 'data']));
    expect(answer.properties.data.properties.list.items.properties).toHaveProperty('invoice_status');
  });
});
