import { lineUpsOf, readReleases } from './line-up.ts';
import type { Gate, Misfit } from './misfit.ts';
import { honest } from './rules/honest.ts';
import { operations } from './rules/operations.ts';
import { platformRange } from './rules/platform-range.ts';
import { routes } from './rules/routes.ts';
import { sharedVersions } from './rules/shared-versions.ts';
import { size } from './rules/size.ts';
import { widgets } from './rules/widgets.ts';
import { compiledApi, type RunningApi, readApi } from './running-api.ts';

export type GateOptions = {
  /** Address of the API that the composition is to run with, as http://localhost:8080. */
  api: string;
  /** Sent along when it is asked: an API describes operators' operations only to the site itself. */
  headers?: () => Record<string, string>;
  /** The API is not asked: operations are held against those that this copy was built with. */
  offline?: boolean;
  /** Pages may be larger than their budget. */
  allowSize?: boolean;
};

/** Every rule over every release and every company of releases; all misfits at once, the same one told once. */
export const openGate =
  ({ api, headers, offline = false, allowSize = false }: GateOptions): Gate =>
  async (next, releases) => {
    const { found, misfits } = await readReleases(next, releases);
    const asked = offline ? compiledApi() : await readApi(api, headers?.());
    if (typeof asked === 'string') misfits.push(unreachable(asked));
    const known = new Set([...compiledApi().keys(), ...(typeof asked === 'string' ? [] : asked.keys())]);
    for (const release of found.values()) {
      misfits.push(...(await honest(release, releases, known)));
      if (typeof asked !== 'string') misfits.push(...operations(release, asked));
    }
    for (const lineUp of lineUpsOf(next, found)) {
      misfits.push(...platformRange(lineUp), ...sharedVersions(lineUp), ...routes(lineUp), ...widgets(lineUp));
      if (!allowSize) misfits.push(...size(lineUp));
    }
    return [...new Map(misfits.map((one) => [JSON.stringify(one), one])).values()];
  };

/** One line of a refusal. */
export const misfitText = ({ rule, owner, what, remedy }: Misfit): string =>
  `${what}（${owner}）。${remedy}。［${rule}］`;

const unreachable = (what: string): Misfit => ({
  rule: 'operations',
  remote: 'api',
  owner: '平台组',
  what,
  remedy: '请启动接口服务，或用 --api 指明它的地址；只按本机的接口约定核对时加 --offline',
});

export type { RunningApi };
