import { render, screen } from '@testing-library/react';
import { Tag } from './tag.tsx';

describe('Tag', () => {
  it('is green by default', () => {
    render(<Tag>番茄</Tag>);
    expect(screen.getByText('番茄')).toHaveClass('is-green');
  });

  it('accepts tokens where no type fits', () => {
    render(
      <Tag href="/tag/1" bgColor="var(--bee-hover)" textColor="var(--bee-text-2)">
        番茄
      </Tag>,
    );
    expect(screen.getByRole('link', { name: '番茄' })).toHaveStyle({
      background: 'var(--bee-hover)',
      color: 'var(--bee-text-2)',
    });
  });
});
