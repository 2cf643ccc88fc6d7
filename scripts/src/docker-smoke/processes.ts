import { execFileSync } from 'node:child_process';

/** Kills the process of a container like a fault would: docker treats it as a crash and restarts it. */
export const crash = (container: string): void => {
  const pid = execFileSync('docker', ['inspect', '-f', '{{.State.Pid}}', container], { encoding: 'utf8' }).trim();
  if (!/^[1-9]\d*$/.test(pid)) throw new Error(`${container} 没有在运行`);
  process.kill(Number(pid), 'SIGKILL');
};

export const isHealthy = (container: string): boolean =>
  execFileSync('docker', ['inspect', '-f', '{{.State.Health.Status}}', container], { encoding: 'utf8' }).trim() ===
  'healthy';
