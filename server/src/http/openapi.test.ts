import { compiledApi, describedApi } from '@bee/releases/gate/running-api';
import { dataGap, requestGap } from '@bee/releases/gate/schema/sent-and-read';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('says of every operation what the gate of a composition reads', async () => {
  const running = describedApi((await test.app.inject({ url: '/api/openapi.json' })).json());
  const compiled = compiledApi();
  const unlike = [...running].flatMap(([id, { method, request, data }]) => {
    const own = compiled.get(id);
    const fits =
      own?.method === method &&
      !requestGap(own.request, request) &&
      (own.data === null ? data === null : data !== null && !dataGap(data, own.data) && !dataGap(own.data, data));
    return fits ? [] : [id];
  });
  expect(unlike).toEqual([]);
  expect(running.size).toBeGreaterThan(200);
});
