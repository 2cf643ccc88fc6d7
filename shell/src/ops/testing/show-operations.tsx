import type { OperationsComposition, StoredRelease } from '@bee/contracts/resource/operations-page';
import type { UserInfo } from '@bee/platform';
import { type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { page } from '../ops.page.tsx';

export const NOW = '2026-03-01T08:00:00.000Z';
export const release = (id: string, built_at: string) => ({
  release: id,
  version: id.split('-')[0] ?? '',
  commit: '0123456789abcdef',
  author: '小林',
  built_at,
});

export const composition: OperationsComposition = {
  sequence: 7,
  changed_at: '2026-03-01T07:00:00.000Z',
  signed: true,
  warn_days: 90,
  parts: [
    {
      name: 'mf-data-tools',
      title: '价格与数据',
      owner: '数据组',
      active: release('1.1.0-bbbb', '2026-02-01T00:00:00Z'),
      active_since: null,
      canary: null,
      last_known_good: '1.0.0-aaaa',
      withdrawn: [],
      frozen: null,
    },
  ],
  rollouts: [],
  edges: [
    { edge: 'edge-1', composition: '7', sequence: 7, problem: '', seen_at: NOW },
    { edge: 'edge-2', composition: '6', sequence: 6, problem: '文件不完整', seen_at: NOW },
  ],
  services: { apis: ['api-1'], database_ms: 3, redis_ready: true, disk_free: 0.4 },
  history: [
    {
      sequence: 7,
      changed_at: NOW,
      action: 'withdraw',
      remote: 'mf-ai',
      from: '2.0.0-x',
      to: '1.9.0-y',
      what: 'mf-ai 2.0.0-x → 1.9.0-y',
      reason: '失败 12%',
      by_kind: 'auto',
      by_name: '值守',
    },
    {
      sequence: 6,
      changed_at: '2026-03-01T06:00:00.000Z',
      action: 'canary',
      remote: 'mf-ai',
      from: '1.9.0-y',
      to: '1.9.0-y',
      what: 'mf-ai 灰度 2.0.0-x 10 %',
      reason: '试一周',
      by_kind: 'operator',
      by_name: '老周',
    },
  ],
  composer_runs: true,
  read_at: NOW,
};
export const stored: StoredRelease[] = [
  { ...release('1.2.0-cccc', '2026-02-20T00:00:00Z'), role: 'other' },
  { ...release('1.1.0-bbbb', '2026-02-01T00:00:00Z'), role: 'active' },
  { ...release('1.0.0-aaaa', '2026-01-01T00:00:00Z'), role: 'last_known_good' },
];
export const difference = {
  name: 'mf-data-tools',
  title: '价格与数据',
  owner: '数据组',
  release: { was: '1.1.0-bbbb', is: '1.2.0-cccc' },
  lines: [{ kind: 'sizes' as const, name: 'market/price', was: '2048', is: null }],
};

/** Renders the operations page with a composition and, unless `answers` overrides it, a check without violations. */
export const showOperations = (at: string, answers: PlatformOptions['answers'] = {}, operator = true) =>
  renderWithPlatform(page.render(null, { params: {}, query: {} }), {
    otherPages: ['ops', 'ops/review', 'home'],
    member: { uid: '1', nickname: '老周', is_operator: operator } as UserInfo,
    at,
    answers: { 'ops/getComposition': composition, 'ops/tryChange': { violations: [], refusal: '' }, ...answers },
  });
