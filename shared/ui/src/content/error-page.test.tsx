import { render, screen } from '@testing-library/react';
import { ErrorPage } from './error-page.tsx';

it.each([
  [401, '登录状态已过期或尚未登录，请重新登录，并确认浏览器已启用 Cookie'],
  [404, 'Oops! 页面飞走啦～'],
  [500, 'Oh, No! 服务器发生了一个错误，农小蜂们正在紧急修复～'],
  [502, 'Oh, No! 服务器发生了一个错误，农小蜂们正在紧急修复～'],
])('explains %i, with the error’s own message and the link to the home page', (status, sentence) => {
  render(<ErrorPage status={status} message="This page could not be found" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(sentence);
  expect(screen.getByText(String(status))).toBeVisible();
  expect(screen.getByText('This page could not be found')).toBeVisible();
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
});
