import type { LoginTab, LoginViewName } from './login-view.store.ts';

export const loginTabs: { tab: LoginTab; title: string }[] = [
  { tab: 'account', title: '账号登录' },
  { tab: 'mobile', title: '手机快捷登录' },
];

/** Title of the modal. For a member, a third party is bound instead of used to log in. */
export function titleOf(view: LoginViewName, tab: LoginTab, member: boolean): string {
  switch (view) {
    case 'login':
      return tab === 'account' ? '账号登录' : '手机快捷登录';
    case 'register':
      return '账号注册';
    case 'forgot':
      return '找回密码';
    case 'bind':
      return '绑定手机';
    case 'password':
      return '修改密码';
    case 'mobile':
      return '更换手机号';
    case 'prove':
      return '验证身份';
    case 'wechat':
      return member ? '绑定微信' : '微信登录';
    case 'qq':
      return member ? '绑定 QQ' : 'QQ 登录';
  }
}
