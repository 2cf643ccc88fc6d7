import type { PageComposition } from '@bee/contracts/page';
import type { WorkerFiles } from './render-message.ts';
import type { RenderPool } from './render-pool.ts';

/** Workers of a composition and of the canaries in it: what renders alike is rendered by one worker for all of them. */
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

/** Pages link to each other and list what there is; from which files the browser loads it, they do not say. */
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
