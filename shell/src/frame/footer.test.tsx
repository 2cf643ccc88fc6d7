import { render, screen } from '@testing-library/react';
import { Footer } from './footer.tsx';

const image = { size: 21, path: 'M0 0h1v1h-1z' };

it('has company, contact, columns, codes that the floating bar can show, and the filing', () => {
  const { container } = render(
    <Footer
      company="农小蜂"
      contacts={[{ label: '客服电话', value: '400', href: 'tel:400' }]}
      columns={[{ title: '研究报告', links: [{ title: '周报', href: '/week' }] }]}
      services={[{ title: '隐私政策', href: '/privacy', newTab: true }]}
      follow={image}
      filings={[{ title: '京ICP备1号' }]}
    />,
  );
  expect(screen.getByRole('link', { name: '400' })).toHaveAttribute('href', 'tel:400');
  expect(screen.getByRole('heading', { name: '研究报告' })).toBeVisible();
  expect(screen.getByRole('link', { name: '隐私政策' })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('img', { name: '关注我们二维码' })).toBeVisible();
  expect(screen.queryByRole('img', { name: '在线客服二维码' })).toBeNull();
  expect(container.querySelector('#shell-qr-follow')).toHaveAttribute('d', image.path);
  expect(screen.getByText('京ICP备1号')).toBeVisible();
});
