import { MISSING } from '@bee/domain/format';

type ReleaseNameProps = { release: string; version: string | null; commit: string | null };

/** Version and id of a release; the id is a hash of its content. */
export const ReleaseName = ({ release, version, commit }: ReleaseNameProps) => (
  <>
    {version ?? <span title="发布仓库里没有这个版本">{MISSING}</span>}
    <small className="shell-ops-id" title={commit ? `提交 ${commit}` : undefined}>
      {release}
    </small>
  </>
);
