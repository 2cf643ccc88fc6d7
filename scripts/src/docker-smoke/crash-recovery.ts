import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import type { Installation } from './installation.ts';
import { startLoad } from './load.ts';

const VISITORS = 6;
const HEALTHY_WITHIN_MS = 180_000;

/**
 * Under load: kills one api and one edge, then replaces all of them one by one. No request may fail.
 * @param work runs at the same time
 */
export const recoverFromCrashes = async (site: Installation, work: () => Promise<void>): Promise<void> => {
  const begun = performance.now();
  const endLoad = startLoad(site.base, VISITORS);
  try {
    await settle(2000);
    for (const service of ['api', 'edge'] as const) {
      const [one = ''] = site.containers(service);
      crash(one);
      console.log(`  第 ${Math.round((performance.now() - begun) / 1000)} 秒：${service} 的一个进程被杀掉`);
      await healthyAgain(one);
    }
    await work();
    console.log(`  第 ${Math.round((performance.now() - begun) / 1000)} 秒：逐个更换进程`);
    await site.script('rolling-restart.sh');
    await settle(2000);
  } finally {
    const { requests, failures, p50, p95, slowest } = await endLoad();
    console.log(`  ${requests} 次请求，失败 ${failures.length} 次；p50 ${p50} ms，p95 ${p95} ms，最长 ${slowest} ms`);
    assert.deepEqual(failures.slice(0, 10), [], '负载下不应有失败的请求');
  }
};

const healthyAgain = async (container: string) => {
  for (const since = Date.now(); Date.now() - since < HEALTHY_WITHIN_MS; ) {
    await settle(1000);
    if (isHealthy(container)) return;
  }
  throw new Error(`容器 ${container} 没有重新就绪`);
};

const settle = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Kills the process of a container like a fault would: docker treats it as a crash and restarts it. */
const crash = (container: string): void => {
  const pid = execFileSync('docker', ['inspect', '-f', '{{.State.Pid}}', container], { encoding: 'utf8' }).trim();
  if (!/^[1-9]\d*$/.test(pid)) throw new Error(`${container} 没有在运行`);
  process.kill(Number(pid), 'SIGKILL');
};

const isHealthy = (container: string): boolean =>
  execFileSync('docker', ['inspect', '-f', '{{.State.Health.Status}}', container], { encoding: 'utf8' }).trim() ===
  'healthy';
