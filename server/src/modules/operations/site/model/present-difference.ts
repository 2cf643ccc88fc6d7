import type { CompositionDifference } from '@bee/contracts/resource/operations-page';
import type { RemoteDiff } from '@bee/releases/compose/diff';

const KINDS = ['routes', 'titles', 'navigation', 'widgets', 'sizes', 'shared'] as const;

/** One line per difference of any kind. */
export const presentDifference = ({ name, title, owner, release, ...diff }: RemoteDiff): CompositionDifference => ({
  name,
  title,
  owner,
  release,
  lines: [
    ...KINDS.flatMap((kind) =>
      diff[kind].map(({ name: of, was, is }) => ({ kind, name: of, was: text(was), is: text(is) })),
    ),
    ...diff.operations.map(({ name: of, calledBefore, called, changed }) => ({
      kind: 'operations' as const,
      name: of,
      was: calledBefore ? '调用' : null,
      is: called ? (changed ? '调用，请求或应答有变' : '调用') : null,
    })),
  ],
});

const text = (value: string | number | null): string | null => (value === null ? null : String(value));
