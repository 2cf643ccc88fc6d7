import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { Scene } from './scene.tsx';

it('the page that nginx shows while the site is away has the drawing of a fault', () => {
  const page = readFileSync(
    path.join(import.meta.dirname, '../../../../scripts/docker/nginx/maintenance.html'),
    'utf8',
  );
  expect(page).toContain(renderToStaticMarkup(<Scene name="broken" />));
});
