import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { accounts, DEMO_PASSWORD, expect, test } from '@bee/testing/playwright';
import { pageFaults } from '../page-faults.ts';
import { startFirefox } from './firefox.ts';
import type { Driver } from './webdriver.ts';
import { startWebkit } from './webkit.ts';

const ROUTES = [
  '/',
  '/home/vegetable/lists',
  '/home/trade/index',
  '/home/food/index',
  '/home/standard/lists',
  '/home/industry/industrylists',
  '/home/article/newslists/type/industry_news',
  '/home/article/reportlists/type/weekly_report',
  '/home/ai/index',
  '/home/user/vip',
];

const engines = { Firefox: startFirefox, WebKit: startWebkit };

const signIn = async (browser: Driver, baseURL: string) => {
  await browser.open(`${baseURL}/home/fqa/index`);
  await browser.click('header button', '登录');
  await browser.type('手机号码', accounts.vegetable);
  await browser.type('密码', DEMO_PASSWORD);
  await browser.click('dialog button[type=submit]', '登录');
  await browser.until('the account in the header', () =>
    browser.run(() => document.querySelector('header')?.textContent.includes('的账户')),
  );
};

/** Orders, pays in the sandbox, which replaces the member's phone, and sees that it arrived. */
const buy = async (browser: Driver, baseURL: string) => {
  await browser.open(`${baseURL}/home/order/submit/id/veg_vip-3/type/veg_vip`);
  await browser.click('input[type=checkbox]', '我已阅读并同意');
  await browser.click('main button', '提交订单');
  await browser.until('payment', async () => {
    if (await browser.run(() => document.querySelector('dialog[open]')?.textContent.includes('您有一张未付款的订单')))
      await browser.click('button', '取消旧单并重新下单');
    return browser.run(() => document.querySelector('h1')?.textContent === '支付订单');
  });
  const payment = await browser.run(() => location.href);
  const cashier = await browser.until('the address of the cashier', () =>
    browser.run(() => [...document.links].find(({ textContent }) => textContent.includes('模拟支付'))?.href),
  );
  await browser.open(cashier);
  await browser.click('button', '确认支付');
  await browser.sees('支付成功');
  await browser.open(payment);
  await browser.sees('支付成功');
};

/** Another site that would serve a module to anyone. */
const openForeignSite = async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' });
    response.end('window.hasRun = true');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/module.js`, asked, server };
};

/** A script of the page cannot add inline scripts or import from elsewhere; its styles are taken over. */
const expectPolicy = async (browser: Driver) => {
  const foreign = await openForeignSite();
  await browser.run((url: string) => {
    const script = document.createElement('script');
    try {
      script.text = 'window.hasRun = true';
      document.head.append(script);
    } catch {}
    import(url).catch(() => undefined);
    const style = document.createElement('style');
    style.textContent = 'footer { width: 321px }';
    document.head.append(style);
  }, foreign.url);
  await browser.until('the style', () =>
    browser.run(() => getComputedStyle(document.querySelector('footer') as HTMLElement).width === '321px'),
  );
  await setTimeout(1000);
  foreign.server.close();
  expect(foreign.asked).toEqual([]);
  expect(await browser.run(() => 'hasRun' in window)).toBe(false);
};

for (const [engine, start] of Object.entries(engines))
  test(`${engine} shows ten routes, signs in and buys`, async ({ baseURL: base }, info) => {
    test.setTimeout(300_000);
    const baseURL = String(base);
    const browser = await start(28_000 + (process.pid % 1000));
    try {
      await browser.resize(1366, 900);
      for (const route of ROUTES) {
        await browser.open(baseURL + route);
        await browser.until(`${route} is ready`, () =>
          browser.run(() => document.querySelector('[data-remote][data-ready]') !== null),
        );
        const faults = await browser.run(pageFaults);
        const shown = await browser.run(() => ({
          heading: document.querySelector('h1')?.textContent ?? '',
          failures: document.querySelectorAll('.shell-failure').length,
        }));
        await info.attach(`${engine} ${route}`, { body: await browser.screenshot(), contentType: 'image/png' });
        expect(faults, route).toEqual([]);
        expect(shown.failures, route).toBe(0);
        expect(shown.heading, route).not.toBe('');
      }
      await expectPolicy(browser);
      await signIn(browser, baseURL);
      await buy(browser, baseURL);
    } finally {
      await info.attach(`${engine} at the end`, { body: await browser.screenshot(), contentType: 'image/png' });
      await browser.close();
    }
  });
