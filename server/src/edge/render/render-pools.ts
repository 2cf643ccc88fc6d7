import type { PageComposition } from '@bee/contracts/page';
import type { WorkerFiles } from './render-message.ts';
import type { RenderPool } from './render-pool.ts';

/** Workers shared by a composition and its canaries: variants that render the same output use the same worker. */
export type RenderPools = {
  of(files: WorkerFiles, make: () => RenderPool): RenderPool;
};

export const createRenderPools = (): RenderPools => {
  const pools = new Map<string, RenderPool>();
  return {
    of: (files, make) => {
      const key = JSON.stringify({ ...files, composition: readByPages(files.composition) });
      const pool = pools.get(key) ?? make();
      pools.set(key, pool);
      return pool;
    },
  };
};

/** Pages link to each other and list remotes; they do not depend on the files that the browser loads. */
const readByPages = ({ remotes, site, hosts }: PageComposition) => ({
  remotes: Object.entries(remotes).map(([name, { title, owner, pages, navigation, widgets }]) => ({
    name,
    title,
    owner,
    pages,
    navigation,
    widgets,
  })),
  site,
  hosts,
});
