import type { Release } from '@bee/contracts/composition';
import { labelOf, violation } from '../release-set.ts';
import type { RunningApi } from '../running-api.ts';
import { dataGap, requestGap } from '../schema/sent-and-read.ts';
import type { Violation } from '../violation.ts';

/** The API must have every operation that a release calls, accept its requests, and return data that it can read. */
export const operations = (release: Release, api: RunningApi): Violation[] =>
  release.operations.flatMap((id) => {
    const running = api.get(id);
    const label = labelOf(release);
    const violationOf = (what: string, remedy: string) => [violation('operations', release, what, remedy)];
    if (!running) return violationOf(`${label} 调用了服务器没有的接口 ${id}`, '请先升级服务器，或用不调用它的版本');
    const expected = release.schemas?.[id];
    if (!expected) return [];
    const newer = '请先升级服务器，或在相同的接口约定上重新发布';
    if (expected.method !== running.method)
      return violationOf(`${label} 用 ${expected.method} 调用 ${id}，服务器只应答 ${running.method}`, newer);
    const request = requestGap(expected.request, running.request);
    if (request) return violationOf(`${label} 发给 ${id} 的 ${request.at || '请求'} ${request.what}`, newer);
    const data = running.data && dataGap(running.data, expected.data);
    if (data) return violationOf(`${id} 的回答不合 ${label} 的约定：${data.at || 'data'} ${data.what}`, newer);
    return [];
  });
