import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchForm } from './search-form.tsx';

describe('SearchForm', () => {
  it('does not search without a keyword and shows a hint until one is typed', async () => {
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

  it('is a plain GET form that keeps its other keys', () => {
    render(<SearchForm action="/home/search" hidden={{ name: 'policy' }} value="种子法" />);
    const form = screen.getByRole('searchbox').closest('form');
    expect(form).toHaveFormValues({ keyword: '种子法', name: 'policy' });
    expect(form).toHaveAttribute('method', 'get');
  });

  it('has a placeholder with the searchable kinds by default', () => {
    const { rerender } = render(<SearchForm action="/home/search" />);
    expect(screen.getByPlaceholderText('搜索研报、政策、行业观察、产业数据')).toBeVisible();
    rerender(<SearchForm action="/home/search" placeholder="在政策库中搜索" showBtn={false} showIcon={false} />);
    expect(screen.getByPlaceholderText('在政策库中搜索')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.querySelector('svg')).toBeNull();
  });

  it('shows the keyword of the page, and keeps text typed meanwhile', async () => {
    const { rerender } = render(<SearchForm action="/home/search" value="番茄" />);
    await userEvent.type(screen.getByRole('searchbox'), '价格');
    rerender(<SearchForm action="/home/search" value="番茄" />);
    expect(screen.getByRole('searchbox')).toHaveValue('番茄价格');
    rerender(<SearchForm action="/home/search" value="黄瓜" />);
    expect(screen.getByRole('searchbox')).toHaveValue('黄瓜');
    rerender(<SearchForm action="/home/search" />);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});
