import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Composition, compositionSchema } from '@bee/contracts/composition';

/** An installation of docker-compose.yml with its own project name and .env. */
export type Installation = {
  base: string;
  /** Rewrites the .env and applies it to the installation. */
  up(settings?: Record<string, string>): void;
  /** Runs up.sh with invalid settings. @returns its output */
  refused(settings: Record<string, string>): string;
  build(): void;
  composition(): Composition;
  /** Runs a command of `npm run compose` in the composer's container. @throws when it fails */
  compose(...args: string[]): void;
  /** Container ids of a service. */
  containers(service: string): string[];
  /** Container ids of all long-running services. */
  running(): Record<string, string[]>;
  /** Runs one of scripts/docker without blocking this process. @throws when it fails */
  script(name: string, ...args: string[]): Promise<void>;
  /** Result of a database query, as text. */
  query(sql: string): string;
  remove(): void;
};

type Options = { root: string; folder: string; port: number; project: string };

export const describeInstallation = ({ root, folder, port, project }: Options): Installation => {
  const envFile = path.join(folder, 'smoke.env');
  const secrets = { SECRETS: path.join(folder, 'secrets') };
  const docker = path.join(root, 'scripts/docker');
  execFileSync('sh', [path.join(docker, 'make-secrets.sh'), secrets.SECRETS], { stdio: 'inherit' });
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
  const composeOptions = `--env-file ${envFile} -p ${project}`;
  const run = (...rest: string[]) => execFileSync(program, [...args, ...rest], { cwd: root, stdio: 'inherit' });
  const read = (...rest: string[]) =>
    execFileSync(program, [...args, ...rest], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

  const containers = (service: string) => read('ps', '-q', service).trim().split('\n').sort();

  return {
    base: site.PUBLIC_URL,
    up: (settings = {}) => {
      writeSettings(settings);
      run('up', '-d', '--no-build');
    },
    refused: (settings) => {
      writeSettings(settings);
      const env = { ...process.env, COMPOSE_OPTIONS: composeOptions };
      const up = spawnSync('sh', [path.join(docker, 'up.sh'), '--no-build'], { cwd: root, env, encoding: 'utf8' });
      if (up.status === 0) throw new Error('docker-compose up took settings that it should refuse');
      return up.stdout + up.stderr;
    },
    build: () => run('build'),
    composition: () =>
      compositionSchema.parse(
        JSON.parse(read('run', '--rm', '--no-deps', '-T', 'compose', 'node', 'compose.mjs', 'show', '--json')),
      ),
    compose: (...rest) => void run('exec', '-T', 'composer', 'node', 'compose.mjs', ...rest, '--by', 'docker-smoke'),
    containers,
    running: () => Object.fromEntries(SERVICES.map((service) => [service, containers(service)])),
    script: async (name, ...rest) => {
      const env = { ...process.env, COMPOSE_OPTIONS: composeOptions };
      const child = spawn('sh', [path.join(docker, name), ...rest], { cwd: root, env, stdio: 'inherit' });
      const [status] = await once(child, 'exit');
      if (status !== 0) throw new Error(`${name} ended with ${status}`);
    },
    query: (sql) => {
      const psql = `PGPASSWORD="$(cat /run/secrets/postgres_password)" exec psql -U bee -d bee -Atc "$1"`;
      return read('exec', '-T', 'postgres', 'sh', '-c', psql, 'sh', sql).trim();
    },
    remove: () => run('down', '-v', '--remove-orphans'),
  };
};

const SERVICES = ['nginx', 'edge', 'api', 'worker', 'composer', 'sandbox', 'postgres', 'redis'];

/** Compose v2 if docker supports it, else docker-compose 1.29. */
const composeCommand = (): string[] =>
  spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status === 0
    ? ['docker', 'compose']
    : ['docker-compose'];
