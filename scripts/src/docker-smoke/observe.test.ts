import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, 'scripts/docker/observe', file), 'utf8');

const source = readdirSync(path.join(ROOT, 'server/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .flatMap((file) => readFileSync(path.join(ROOT, 'server/src', file), 'utf8').match(/name: 'bee_\w+'/g) ?? [])
  .join('\n');

/** Names without the suffixes that Prometheus adds to a histogram. */
const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\bbee_[a-z_]+/g)].map(([name]) => name.replace(/_(bucket|sum|count)$/, ''))),
];

it.each(['alerts.yml', 'dashboard.json', '../../../docs/operating.md'])(
  '%s uses only metrics that the server exports',
  (file) => {
    const known = namesIn(source);
    const names = namesIn(read(file));
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  },
);

it('docs/operating.md explains every alert', () => {
  const alerts = [...read('alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name]) => name ?? '');
  const guide = readFileSync(path.join(ROOT, 'docs/operating.md'), 'utf8');
  expect(alerts.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
