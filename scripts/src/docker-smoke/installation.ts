import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Composition, compositionSchema } from '@bee/contracts/composition';

/** One installation of docker-compose.yml under a project name of its own, with the settings of an .env of its own. */
export type Installation = {
  base: string;
  /** Writes the .env anew and brings the installation to it. */
  up(settings?: Record<string, string>): void;
  /** As `up`, but for settings that it refuses: what it says. */
  refused(settings: Record<string, string>): string;
  build(): void;
  composition(): Composition;
  /** Container id of each service that keeps running. */
  running(): Record<string, string>;
  remove(): void;
};

type Options = { root: string; folder: string; port: number; project: string };

export const describeInstallation = ({ root, folder, port, project }: Options): Installation => {
  const envFile = path.join(folder, 'smoke.env');
  const secrets = {
    INTERNAL_SECRET: randomBytes(32).toString('hex'),
    POSTGRES_PASSWORD: randomBytes(16).toString('hex'),
  };
  const site = {
    PUBLIC_URL: `http://localhost:${port}`,
    PUBLISH: `127.0.0.1:${port}`,
    SANDBOX_URL: `http://localhost:${port + 1}`,
    SANDBOX_PUBLISH: `127.0.0.1:${port + 1}`,
  };
  const writeSettings = (settings: Record<string, string>) => {
    const all = { ...site, ...secrets, BEE_DEMO: '1', SAMPLE_SIZE: 'small', RATE_LIMIT: '100000', ...settings };
    const lines = Object.entries(all).map(([name, value]) => `${name}=${value}\n`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(envFile, lines.join(''));
  };
  writeSettings({});
  const [program = '', ...words] = composeCommand();
  const args = [...words, '--env-file', envFile, '-p', project];
  const run = (...rest: string[]) => execFileSync(program, [...args, ...rest], { cwd: root, stdio: 'inherit' });
  const read = (...rest: string[]) =>
    execFileSync(program, [...args, ...rest], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

  return {
    base: site.PUBLIC_URL,
    up: (settings = {}) => {
      writeSettings(settings);
      run('up', '-d', '--no-build');
    },
    refused: (settings) => {
      writeSettings(settings);
      const { status } = spawnSync(program, [...args, 'up', '-d', '--no-build'], { cwd: root, stdio: 'ignore' });
      if (status === 0) throw new Error('docker-compose up took settings that it should refuse');
      return read('logs', '--no-color', 'compose');
    },
    build: () => run('build'),
    composition: () =>
      compositionSchema.parse(
        JSON.parse(read('run', '--rm', '--no-deps', '-T', 'compose', 'node', 'compose.mjs', 'show')),
      ),
    running: () =>
      Object.fromEntries(
        ['edge', 'api', 'postgres', 'redis'].map((service) => [service, read('ps', '-q', service).trim()]),
      ),
    remove: () => run('down', '-v', '--remove-orphans'),
  };
};

/** Compose v2 where docker has it, else docker-compose 1.29. */
const composeCommand = (): string[] =>
  spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status === 0
    ? ['docker', 'compose']
    : ['docker-compose'];
