import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const MODULES = 'server/src/modules';
const QUERY = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;

/**
 * Calls of the query builder outside the stores of server modules, as `file:line`. SQL templates are covered by the
 * rule server-sql of dependency-cruiser.
 */
export const queriesOutsideStores = (root: string): string[] =>
  readdirSync(path.join(root, MODULES), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/(^|\/)store\/|\.test\.ts$|-test-data\.ts$/.test(file))
    .flatMap((file) =>
      readFileSync(path.join(root, MODULES, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (QUERY.test(line) ? [`${MODULES}/${file}:${index + 1} belongs to a store`] : [])),
    );
