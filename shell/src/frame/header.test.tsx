import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header, type HeaderProps } from './header.tsx';

const props: HeaderProps = {
  homeHref: '/',
  vipHref: '/vip',
  links: [{ title: '数据云', href: 'https://cloud.example.com', newTab: true }],
  search: { action: '/search/result', shown: 'always' },
  user: null,
  scrolled: false,
  panelId: 'panel',
  panelOpen: false,
  panel: <p>我的账户</p>,
  onPanelWanted: () => {},
  onPanelToggle: () => {},
  onLogin: () => {},
  onRegister: () => {},
};
const member = { nickname: '老王', isVip: true, unread: true };

describe('header', () => {
  it('offers a visitor to log in and to register', async () => {
    const onLogin = jest.fn();
    const onRegister = jest.fn();
    render(<Header {...props} onLogin={onLogin} onRegister={onRegister} />);
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    await userEvent.click(screen.getByRole('button', { name: '注册' }));
    expect([onLogin, onRegister].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('shows neither while the profile is loading', () => {
    render(<Header {...props} user="pending" />);
    expect(screen.queryByRole('button', { name: '登录' })).toBeNull();
    expect(screen.queryByRole('button', { name: /账户/ })).toBeNull();
  });

  it('shows a member that there are new messages and opens the panel from the avatar', () => {
    const { rerender } = render(<Header {...props} user={member} />);
    const avatar = () => screen.getByRole('button', { name: '老王的账户，VIP会员，有新消息' });
    expect(avatar()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('我的账户')).toBeNull();
    rerender(<Header {...props} user={member} panelOpen />);
    expect(avatar()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('我的账户')).toBeVisible();
  });

  it('does nothing on an empty search and passes a keyword on', async () => {
    const onSearch = jest.fn();
    render(<Header {...props} search={{ ...props.search, onSearch }} />);
    const box = screen.getByRole('searchbox', { name: '全站搜索' });
    await userEvent.type(box, '  {Enter}');
    expect(onSearch).not.toHaveBeenCalled();
    await userEvent.type(box, '番茄 {Enter}');
    expect(onSearch).toHaveBeenCalledWith('番茄');
  });

  it('has no search box on search screens', () => {
    render(<Header {...props} search={{ ...props.search, shown: 'never' }} />);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
