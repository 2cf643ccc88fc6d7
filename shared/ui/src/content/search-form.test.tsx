import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchForm } from './search-form.tsx';

describe('SearchForm', () => {
  it('searches nothing without a keyword and says so until one is typed', async () => {
    const onSearch = jest.fn();
    render(<SearchForm action="/home/search" onSearch={onSearch} />);
    await userEvent.click(screen.getByRole('button', { name: '搜索' }));
    expect(screen.getByRole('alert')).toHaveTextContent('请输入关键字查询');
    await userEvent.type(screen.getByRole('searchbox'), ' ');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '搜索' }));
    expect(screen.getByRole('alert')).toBeVisible();
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('passes the trimmed keyword on Enter', async () => {
    const onSearch = jest.fn();
    render(<SearchForm action="/home/search" onSearch={onSearch} />);
    await userEvent.type(screen.getByRole('searchbox'), ' 番茄 {Enter}');
    expect(onSearch).toHaveBeenCalledWith('番茄');
  });

  it('is an ordinary GET form that keeps its other keys', () => {
    render(<SearchForm action="/home/search" hidden={{ name: 'policy' }} defaultValue="种子法" />);
    const form = screen.getByRole('searchbox').closest('form');
    expect(form).toHaveFormValues({ keyword: '种子法', name: 'policy' });
    expect(form).toHaveAttribute('method', 'get');
  });
});
