import { readReleases, releaseSetsOf } from './release-set.ts';
import { integrityRule } from './rules/integrity.ts';
import { operations } from './rules/operations.ts';
import { platformRange } from './rules/platform-range.ts';
import { routes } from './rules/routes.ts';
import { sharedVersions } from './rules/shared-versions.ts';
import { size } from './rules/size.ts';
import { styles } from './rules/styles.ts';
import { widgets } from './rules/widgets.ts';
import { compiledApi, type RunningApi, readApi } from './running-api.ts';
import type { Gate, Violation } from './violation.ts';

export type GateOptions = {
  /** Base URL of the API that the composition will use, e.g. http://localhost:8080. */
  api: string;
  /** Sent with the request: the API describes operators' operations only to the site itself. */
  headers?: () => Record<string, string>;
  /** Skips the request to the API and checks operations against the contracts of this build. */
  offline?: boolean;
  /** Allows pages that exceed their size budget. */
  allowSize?: boolean;
};

/** Applies all rules to each release and to each combination of releases. Returns all violations without duplicates. */
export const openGate =
  ({ api, headers, offline = false, allowSize = false }: GateOptions): Gate =>
  async (next, releases) => {
    const { found, violations } = await readReleases(next, releases);
    const asked = offline ? compiledApi() : await readApi(api, headers?.());
    if (typeof asked === 'string') violations.push(unreachable(asked));
    const known = new Set([...compiledApi().keys(), ...(typeof asked === 'string' ? [] : asked.keys())]);
    for (const release of found.values()) {
      violations.push(...(await integrityRule(release, releases, known)), ...(await styles(release, releases)));
      if (typeof asked !== 'string') violations.push(...operations(release, asked));
    }
    for (const releaseSet of releaseSetsOf(next, found)) {
      violations.push(
        ...platformRange(releaseSet),
        ...sharedVersions(releaseSet),
        ...routes(releaseSet),
        ...widgets(releaseSet),
      );
      if (!allowSize) violations.push(...size(releaseSet));
    }
    return [...new Map(violations.map((one) => [JSON.stringify(one), one])).values()];
  };

/** One line of a rejection message. */
export const violationText = ({ rule, owner, what, remedy }: Violation): string =>
  `${what}（${owner}）。${remedy}。［${rule}］`;

const unreachable = (what: string): Violation => ({
  rule: 'operations',
  remote: 'api',
  owner: '平台组',
  what,
  remedy: '请启动接口服务，或用 --api 指明它的地址；只按本机的接口约定核对时加 --offline',
});

export type { RunningApi };
