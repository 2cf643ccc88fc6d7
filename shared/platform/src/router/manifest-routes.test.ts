import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type ManifestSource, manifestSchema } from '@bee/contracts/manifest';
import { createRouteTable, matchRoute } from '@bee/domain/route';
import { matchRoutes } from 'react-router-dom';
import { pathsOf } from './create-router.tsx';

const ROOT = path.resolve(__dirname, '../../../..');
const remotes = readdirSync(ROOT)
  .filter((name) => name.startsWith('mf-'))
  .map((name) => {
    const { manifest } = require(path.join(ROOT, name, 'src/manifest.ts')) as { manifest: ManifestSource };
    return manifestSchema.parse({ ...manifest, requires: { '@bee/platform': '*', '@bee/ui': '*' } });
  });
const table = createRouteTable(remotes);

/** Values that are hard to read back from a path. */
const VALUES = ['7', '白菜/%25', 'a.b'];

const addressesOf = ({ pattern, params = {} }: { pattern: string; params?: Record<string, string[]> | undefined }) =>
  [...pattern.matchAll(/\{(\w+)\}/g)].reduce(
    (addresses, [place, name = '']) =>
      addresses.flatMap((address) =>
        (params[name] ?? VALUES).map((value) => address.replace(place, encodeURIComponent(value))),
      ),
    [pattern],
  );

it.each(remotes)('react-router finds the pages and parameters of $name that the edge finds', ({ pages }) => {
  const routes = pages.flatMap((page) => pathsOf(page).map((route) => ({ path: route, handle: page.id })));
  const addresses = pages.flatMap(({ paths }) => paths.flatMap(addressesOf));
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) {
    const match = matchRoute(table, address);
    const found = matchRoutes(routes, match?.canonical ?? '')?.at(-1);
    expect([address, found?.route.handle]).toEqual([address, match?.page.id]);
    expect(match?.params).toMatchObject(found?.params ?? {});
  }
});
