import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

it('README has an example of every export for remotes', () => {
  const exported = [...read('index.ts').matchAll(/export (?:type )?\{([^}]+)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.replace('type ', '').trim())
    .filter(Boolean);
  const examples = [...read('../README.md').matchAll(/```tsx\n(.*?)```/gs)].map(([, code]) => code).join('\n');
  expect(exported.length).toBeGreaterThan(40);
  expect(exported.filter((name) => !new RegExp(`\\b${name}\\b`).test(examples))).toEqual([]);
});
