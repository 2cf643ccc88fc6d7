import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
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
  /** A command of `npm run compose`, in the composer's container. @throws when it refuses */
  compose(...args: string[]): void;
  /** Container ids of a service. */
  containers(service: string): string[];
  /** Container ids of all services that keep running. */
  running(): Record<string, string[]>;
  /** Runs one of scripts/docker on it, while this process goes on with other work. @throws when it refuses */
  script(name: string, ...args: string[]): Promise<void>;
  /** What a query of the database answers, as text. */
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
      const { status } = spawnSync(program, [...args, 'up', '-d', '--no-build'], { cwd: root, stdio: 'ignore' });
      if (status === 0) throw new Error('docker-compose up took settings that it should refuse');
      return read('logs', '--no-color', 'compose');
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
      const env = { ...process.env, COMPOSE_OPTIONS: `--env-file ${envFile} -p ${project}` };
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

/** Compose v2 where docker has it, else docker-compose 1.29. */
const composeCommand = (): string[] =>
  spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status === 0
    ? ['docker', 'compose']
    : ['docker-compose'];
