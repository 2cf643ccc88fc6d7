import { shanghaiDay } from '@bee/domain/calendar-day';
import { renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen } from '@testing-library/react';
import type { PolicyMeta } from '../../lib/validity.ts';
import { manifest } from '../../manifest.ts';
import { ValidityLine } from './validity-line.tsx';

const policy = (change: Partial<PolicyMeta>): PolicyMeta => ({
  doc_no: '国令第 1 号',
  issuing_orgs: ['国务院'],
  level: '国家',
  region: null,
  region_adcode: null,
  doc_type: '行政法规',
  issued_at: '2024-01-01',
  amended_at: null,
  effective_at: '2024-03-01',
  expires_at: null,
  validity: 'current',
  days_to_effect: null,
  ...change,
});

const show = (change: Partial<PolicyMeta>, versions: Partial<Parameters<typeof ValidityLine>[0]> = {}) =>
  renderWithPlatform(<ValidityLine id="1" policy={policy(change)} replacedBy={null} replaces={[]} {...versions} />, {
    manifest,
  });

describe('validity line', () => {
  it('shows since when a text is in force, and until when if it ends', () => {
    show({ expires_at: '2029-02-28' });
    const line = screen.getByRole('note');
    expect(line).toHaveTextContent('现行有效');
    expect(line).toHaveTextContent('自 2024年3月1日起施行，有效期至 2029年2月28日');
    expect(line).not.toHaveTextContent('天');
  });

  it('counts the days until a published text takes effect', () => {
    const effective = shanghaiDay(new Date(Date.now() + 30 * 86_400_000));
    show({ validity: 'pending', effective_at: effective });
    expect(screen.getByText('即将施行')).toBeInTheDocument();
    expect(screen.getByText('距施行还有 30 天')).toBeInTheDocument();
  });

  it('links from an amended text to the version in force', () => {
    show({ validity: 'amended' }, { replacedBy: { id: '88', title: '农药管理条例' } });
    expect(screen.getByRole('note')).toHaveTextContent('引用时请以现行版本为准');
    expect(screen.getByRole('link', { name: '《农药管理条例》' })).toHaveAttribute(
      'href',
      '/home/article/detail/id/88',
    );
  });

  it('names the replaced text without doubling the brackets of its title', () => {
    show({}, { replaces: [{ id: '7', title: '《种子法》' }] });
    expect(screen.getByRole('link', { name: '《种子法》' })).toHaveAttribute('href', '/home/article/detail/id/7');
    expect(screen.getByRole('link', { name: '对比改动' })).toHaveAttribute('href', '/home/article/detail/id/1?cmp=7');
  });

  it('shows no day that the source does not have', () => {
    show({ validity: 'current', effective_at: null });
    expect(screen.getByRole('note')).toHaveTextContent('施行日期见正文');
  });
});
