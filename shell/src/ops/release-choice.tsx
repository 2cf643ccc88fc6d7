import type { ComposedPart, StoredRelease } from '@bee/contracts/resource/operations-page';
import { formatInstant } from '@bee/domain/format';
import { useApiQuery } from '@bee/platform';
import { ErrorState, SkeletonRows, Tag } from '@bee/ui/content';
import { type ChangeKind, endsCanaryOnly } from './change-kinds.ts';
import { versionOf } from './figures.ts';

type ReleaseChoiceProps = {
  part: ComposedPart;
  kind: ChangeKind;
  value: string | null;
  /** Null: the active release stays, only the canary ends. */
  onChange(release: string | null): void;
};

const ROLES: Partial<Record<StoredRelease['role'], string>> = {
  canary: '灰度中',
  last_known_good: '可回退到',
  withdrawn: '被撤下过',
};
const SHOWN = 10;

/** Releases of the store that can become active, newest first. */
export function ReleaseChoice({ part, kind, value, onChange }: ReleaseChoiceProps) {
  const { data, error, refetch } = useApiQuery('ops/getReleases', { remote: part.name }, { raw: true, staleTime: 0 });
  if (error)
    return (
      <ErrorState title="版本列表加载失败" onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (!data) return <SkeletonRows rows={3} />;
  const older = kind === 'rollback';
  const offered = data.list
    .filter(({ release, built_at, role }) => {
      if (release === part.active.release) return false;
      return (
        role === 'last_known_good' || !older || !built_at || !part.active.built_at || built_at < part.active.built_at
      );
    })
    .slice(0, SHOWN);
  return (
    <fieldset className="shell-ops-choice">
      <legend>{older ? '回退到' : '版本'}</legend>
      {part.canary && endsCanaryOnly(part, kind) ? (
        <label>
          <input type="radio" name="release" checked={value === null} onChange={() => onChange(null)} />
          <span>
            只结束灰度 {versionOf(part.canary.release.release)}
            <small className="shell-ops-id">
              正式版本 {versionOf(part.active.release)} 不变
              {offered.length > 0 ? '；选下面的版本则连正式版本一起换下' : ''}
            </small>
          </span>
        </label>
      ) : null}
      {offered.length === 0 ? <p>发布仓库里没有{older ? '更早的' : '别的'}版本。</p> : null}
      {offered.map(({ release, version, built_at, role }) => (
        <label key={release}>
          <input type="radio" name="release" checked={value === release} onChange={() => onChange(release)} />
          <span>
            {version ?? release}{' '}
            {ROLES[role] ? <Tag type={role === 'withdrawn' ? 'red' : 'grey'}>{ROLES[role]}</Tag> : null}
            <small className="shell-ops-id">
              {release} · 构建于 {formatInstant(built_at)}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
