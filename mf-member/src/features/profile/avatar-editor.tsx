import type { UserInfo } from '@bee/platform';
import { Avatar, Button, FileButton } from '@bee/ui/content';
import { useAvatar } from './use-avatar.ts';
import './profile.css';

const SIZE_PX = 72;

/** The avatar with its actions: choose, preview, upload, remove. */
export function AvatarEditor({ user }: { user: UserInfo }) {
  const { chosen, part, saving, choose, cancel, upload, remove } = useAvatar();
  return (
    <div className="member-avatar">
      <Avatar name={user.nickname} src={chosen?.url ?? (user.avatar || undefined)} size={SIZE_PX} />
      {chosen ? (
        <>
          {part === null ? (
            <span className="member-avatar-hint">预览</span>
          ) : (
            <progress className="member-avatar-progress" value={part} aria-label="上传进度" />
          )}
          <div className="member-avatar-actions">
            <Button kind="primary" loading={saving} onClick={() => void upload()}>
              使用
            </Button>
            <Button onClick={cancel}>取消</Button>
          </div>
        </>
      ) : (
        <div className="member-avatar-actions">
          <FileButton
            kind="text"
            accept="image/png,image/jpeg,image/webp,image/gif"
            disabled={saving}
            onChange={({ currentTarget }) => {
              choose(currentTarget.files?.[0]);
              currentTarget.value = ''; // allows choosing the same file again
            }}
          >
            {user.avatar ? '更换头像' : '上传头像'}
          </FileButton>
          {user.avatar ? (
            <Button kind="text" loading={saving} onClick={() => void remove()} aria-label="移除头像">
              移除
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}
