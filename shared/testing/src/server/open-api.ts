import type { DataFor } from '@bee/contracts/operations';
import type { Browser, TestApp } from './test-app.ts';

/** A new key of the member who is signed in. */
export const newKey = async (test: TestApp, browser: Browser, day_limit: number | null = null) => {
  const { body } = await test.call('openApi/createKey', { name: '测试', day_limit }, browser);
  if (body.code !== 1) throw new Error(body.msg);
  return body.data as DataFor<'openApi/createKey'>;
};

/** Calls the open API as a program does: with a key instead of cookies. */
export const getOpen = (test: TestApp, pathAndQuery: string, secret?: string) =>
  test.app.inject({
    url: `/api/open/v1/${pathAndQuery}`,
    headers: { 'x-forwarded-for': '203.0.113.9', ...(secret && { authorization: `Bearer ${secret}` }) },
  });
