import path from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';

export type NetworkProfile = { name: string; latency: number; download: number; upload: number };

/** The presets of Chromium's developer tools: round trip in ms, bytes per second. */
export const PROFILES: NetworkProfile[] = [
  { name: 'slow 4G', latency: 562.5, download: 180_000, upload: 84_375 },
  { name: 'fast 4G', latency: 165, download: 1_012_500, upload: 168_750 },
];

export const CPU_SLOWDOWN = 4;

export type ColdLoad = {
  fcp: number;
  lcp: number;
  /** The remote is mounted (`data-ready` on its host) and shows its content, no skeleton. */
  interactive: number;
  cls: number;
  /** Total blocking time: task time beyond 50 ms each, from first paint until 1.5 s after the page was interactive. */
  tbt: number;
  kilobytes: number;
  scriptKilobytes: number;
  requests: number;
  /** Longest chain of requests that initiate one another until the page is interactive; the document counts as 1. */
  depth: number;
  blocking: number;
  warnings: string[];
};

const READY_LIMIT_MS = 40_000;
const SETTLE_MS = 1500;

/** One visit with an empty cache. */
export const coldLoad = async (browser: Browser, url: string, profile: NetworkProfile): Promise<ColdLoad> => {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1366, height: 900 } });
  try {
    const page = await context.newPage();
    const warnings = collectWarnings(page);
    await page.addInitScript({ path: path.join(import.meta.dirname, 'observe-page.js') });
    const session = await context.newCDPSession(page);
    const network = await followNetwork(session);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: profile.latency,
      downloadThroughput: profile.download,
      uploadThroughput: profile.upload,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'commit', timeout: READY_LIMIT_MS });
    const content = page.locator('[data-remote][data-ready]:not(:has([aria-busy="true"]))');
    await content.waitFor({ state: 'attached', timeout: READY_LIMIT_MS });
    await page.waitForTimeout(SETTLE_MS);
    const { readyAt, ...observed } = await page.evaluate(readObserved);
    return { ...observed, ...network(readyAt), warnings };
  } finally {
    await context.close();
  }
};

const collectWarnings = (page: Page): string[] => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat/i.test(message.text())) warnings.push(message.text());
  });
  page.on('pageerror', (error) => warnings.push(String(error)));
  return warnings;
};

type Observed = {
  benchReady?: number;
  benchLcp: number;
  benchCls: number;
  benchTasks: { start: number; duration: number }[];
};

const readObserved = () => {
  const { benchReady = 0, benchLcp: lcp, benchCls: cls, benchTasks: tasks } = window as unknown as Observed;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    renderBlockingStatus?: string;
  })[];
  return {
    fcp,
    lcp,
    interactive: benchReady,
    readyAt: performance.timeOrigin + benchReady,
    cls,
    tbt: tasks
      .filter(({ start, duration }) => start + duration > fcp)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    blocking: resources.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking').length,
  };
};

type Sent = { at: number; isScript: boolean; depth: number; bytes: number };

/** Counts requests and their initiators until the page is interactive. */
const followNetwork = async (session: CDPSession) => {
  const depths = new Map<string, number>();
  const sent = new Map<string, Sent>();
  session.on('Network.requestWillBeSent', ({ request: { url }, requestId, initiator, type, wallTime }) => {
    if (!url.startsWith('http')) return;
    const from = initiator.stack?.callFrames.find((frame) => frame.url)?.url ?? initiator.url;
    const depth = depths.get(url) ?? (type === 'Document' ? 1 : (depths.get(from ?? '') ?? 1) + 1);
    depths.set(url, depth);
    sent.set(requestId, { at: wallTime * 1000, isScript: type === 'Script', depth, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return (readyAt: number) => {
    const counted = [...sent.values()].filter(({ at, bytes }) => at <= readyAt && bytes > 0);
    const scripts = counted.filter(({ isScript }) => isScript);
    const kilobytes = (requests: Sent[]) => requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    return {
      kilobytes: kilobytes(counted),
      scriptKilobytes: kilobytes(scripts),
      requests: counted.length,
      depth: Math.max(1, ...scripts.map(({ depth }) => depth)),
    };
  };
};
