import { accounts, DEMO_PASSWORD, expect, type Page, test } from '@bee/testing/playwright';
import { noOrders, pageAddresses } from './page-addresses.ts';

type Request = Page['request'];

// A trace of this many documents takes longer than the documents.
test.use({ trace: 'off' });

const tokenOf = async (request: Request, who: keyof typeof accounts): Promise<string> => {
  const data = { username: accounts[who], password: DEMO_PASSWORD, remember: true };
  return String((await (await request.post('/api/user/login', { data })).json()).token);
};

test('documents contain nothing of a reader: visitors share one, members another, and neither sets a cookie', async ({
  request,
  playwright,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const members = await Promise.all([tokenOf(request, 'member'), tokenOf(request, 'operator')]);
  const open = await playwright.request.newContext({ baseURL: String(baseURL) });
  const documentOf = async (path: string, cookie: string) => {
    const answer = await open.get(path, { headers: { cookie }, maxRedirects: 0 });
    const { 'cache-control': caching = '', 'set-cookie': set, vary } = answer.headers();
    return { status: answer.status(), html: await answer.text(), caching, set, vary };
  };
  // A busy machine may render one of them too late and send it without its text, but not twice.
  const differsAgain = async (path: string) => {
    const [one, two] = [await documentOf(path, `token=${members[0]}`), await documentOf(path, `token=${members[1]}`)];
    return one.html !== two.html;
  };
  const addresses = await pageAddresses(request, {
    ...noOrders,
    'article/viewPdf': ['/home/article/viewpdf/fid/1'],
  });
  const faults: string[] = [];
  for (const { path } of addresses) {
    // A lot without the mark of a canary is the visitor's own business.
    const [visitor, other] = [await documentOf(path, ''), await documentOf(path, 'bee-lot=1.x.y; stage=1')];
    const [one, two] = [await documentOf(path, `token=${members[0]}`), await documentOf(path, `token=${members[1]}`)];
    if (visitor.html !== other.html) faults.push(`${path}: differs between visitors`);
    if (one.html !== two.html && (await differsAgain(path))) faults.push(`${path}: differs between members`);
    if (members.some((token) => one.html.includes(token))) faults.push(`${path}: contains a token`);
    if ([visitor, one, two].some(({ set }) => set !== undefined)) faults.push(`${path}: sets a cookie`);
    if (/nonce/.test(visitor.html)) faults.push(`${path}: has a nonce`);
    if ((visitor.status === 200) !== visitor.caching.startsWith('public')) faults.push(`${path}: ${visitor.caching}`);
    if (!one.caching.startsWith('private') || !one.vary?.includes('cookie')) faults.push(`${path}: ${one.caching}`);
  }
  await open.dispose();
  expect(faults).toEqual([]);
});

test.describe('the policy of documents', () => {
  test.use({ allowedProblems: [/Content Security Policy|TrustedScript|foreign\.example/] });

  test('refuses inline scripts and foreign modules, also from scripts that it allows', async ({ page }) => {
    await page.goto('/');
    const refused = await page.evaluate(async () => {
      const seen: string[] = [];
      document.addEventListener('securitypolicyviolation', (event) => seen.push(event.blockedURI));
      const script = document.createElement('script');
      try {
        script.text = 'window.hasRun = true';
        document.head.append(script);
      } catch {}
      await import(/* webpackIgnore: true */ 'https://foreign.example/module.js' as string).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 200));
      return { seen, hasRun: 'hasRun' in window };
    });
    expect(refused.hasRun).toBe(false);
    expect(refused.seen).toContain('https://foreign.example/module.js');
  });
});

test('libraries add styles, change and remove them, without a style that the policy would refuse', async ({ page }) => {
  await page.goto('/');
  const widths = await page.evaluate(async () => {
    const element = document.body.appendChild(document.createElement('i'));
    element.className = 'added-by-a-test';
    element.style.display = 'block';
    const settled = async () => {
      await Promise.resolve();
      return getComputedStyle(element).width;
    };
    const style = document.createElement('style');
    style.innerHTML = '.added-by-a-test > b, .added-by-a-test { width: 41px }';
    document.head.append(style);
    const added = await settled();
    style.textContent = '.added-by-a-test { width: 42px }';
    const changed = await settled();
    style.remove();
    return { added, changed, isRemoved: !['41px', '42px'].includes(await settled()) };
  });
  expect(widths).toEqual({ added: '41px', changed: '42px', isRemoved: true });
});

test.describe('HTML from strings', () => {
  // The policy refuses the handler as soon as it is parsed; without the policy it would be kept.
  test.use({ allowedProblems: [/inline event handler/] });

  test('loses what could run or redirect, and keeps the rest', async ({ page }) => {
    await page.goto('/');
    const kept = await page.evaluate(() => {
      const element = document.createElement('div');
      element.innerHTML =
        '<b onclick="a()" class="c">1 &lt; 2</b><script>a()</script><a href=" java\tscript:a()">b</a><iframe srcdoc="x" title="t"></iframe>';
      return element.innerHTML;
    });
    expect(kept).toBe('<b class="c">1 &lt; 2</b><a>b</a><iframe title="t"></iframe>');
  });
});

test('a visit is reported once a minute, and no document waits for it', async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/visits') reports.push(request.method());
  });
  await page.goto('/');
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('bee-lot');
  await page.goto('/home/food/index');
  await page.waitForLoadState('networkidle');
  expect(reports).toEqual(['POST']);
});
