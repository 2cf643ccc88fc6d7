import type { OAuthPlatform } from '@bee/contracts/resource/identity';
import { confirm, openLogin, toast, type UserInfo, useApiMutation, useSession } from '@bee/platform';
import { Button, Section, Tag } from '@bee/ui/content';
import type { ReactNode } from 'react';
import './profile.css';

/** Sign-in methods of this member. A mobile number can be replaced but not removed. */
export function LinkedAccounts({ user }: { user: UserInfo }) {
  return (
    <Section title="账号与安全" flush>
      <ul className="member-linked">
        <Way title="手机" bound={user.mobile !== ''} note={user.mobile}>
          {user.mobile === '' ? (
            <Bind title="手机" mode="bind" />
          ) : (
            <Button aria-label="更换手机号" onClick={() => openLogin({ mode: 'mobile' })}>
              更换
            </Button>
          )}
        </Way>
        <li>
          <span className="member-linked-title">密码</span>
          <span className="bee-meta">{user.mobile === '' ? '绑定手机后可以设置' : '与手机号一起登录'}</span>
          {user.mobile === '' ? null : (
            <span className="member-linked-act">
              <Button aria-label="修改密码" onClick={() => openLogin({ mode: 'password' })}>
                修改
              </Button>
            </span>
          )}
        </li>
        <Way title="微信" bound={user.wx_unionid !== ''}>
          {user.wx_unionid ? <Unbind title="微信" platform="wx" /> : <Bind title="微信" mode="wechat" />}
        </Way>
        <Way title="QQ" bound={user.qq_openid !== ''}>
          {user.qq_openid ? <Unbind title="QQ" platform="qq" /> : <Bind title="QQ" mode="qq" />}
        </Way>
      </ul>
    </Section>
  );
}

type WayProps = { title: string; bound: boolean; note?: string; children: ReactNode };

function Way({ title, bound, note, children }: WayProps) {
  return (
    <li>
      <span className="member-linked-title">{title}</span>
      <Tag type={bound ? 'green' : 'grey'}>{bound ? '已绑定' : '未绑定'}</Tag>
      {note ? <span className="bee-meta bee-num">{note}</span> : null}
      <span className="member-linked-act">{children}</span>
    </li>
  );
}

function Bind({ title, mode }: { title: string; mode: 'wechat' | 'qq' | 'bind' }) {
  return (
    <Button aria-label={`绑定${title}`} onClick={() => openLogin({ mode })}>
      绑定
    </Button>
  );
}

function Unbind({ title, platform }: { title: string; platform: OAuthPlatform }) {
  const { refresh, user } = useSession();
  const unbind = useApiMutation('user/thirdPartBind');

  const ask = async () => {
    const content = `解除后不能再用${title}登录这个账号，确定解除绑定吗？`;
    if (!(await confirm({ title: `解除${title}绑定`, content }))) return;
    if (user?.mobile) openLogin({ mode: 'password', callback: () => void letGo() });
    else await letGo();
  };

  const letGo = async () => {
    try {
      await unbind.mutateAsync({ oauth_platform: platform, action: 'unbind' });
    } catch {
      return; // the caller shows the error
    }
    await refresh();
    toast.success(`已解除${title}绑定`);
  };

  return (
    <Button aria-label={`解除${title}绑定`} loading={unbind.isPending} onClick={() => void ask()}>
      解除绑定
    </Button>
  );
}
