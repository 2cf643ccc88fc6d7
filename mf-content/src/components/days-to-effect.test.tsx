import { daysBetween, shanghaiDay } from '@bee/domain/calendar-day';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { DaysToEffect } from './days-to-effect.tsx';

const day = (offset: number) => shanghaiDay(new Date(Date.now() + offset * 86_400_000));

describe('days to effect', () => {
  it('counts calendar days, across months and leap years', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2025-12-31', '2026-01-01')).toBe(1);
    expect(daysBetween('2026-03-02', '2026-03-01')).toBe(-1);
  });

  it('uses the day in Shanghai', () => {
    expect(shanghaiDay(new Date('2026-03-01T15:59:59Z'))).toBe('2026-03-01');
    expect(shanghaiDay(new Date('2026-03-01T16:00:00Z'))).toBe('2026-03-02');
  });

  it('has nothing relative to today in server HTML', () => {
    expect(renderToString(<DaysToEffect date={day(12)} />)).not.toContain('天');
  });

  it('counts down after hydration, and stops on the day', () => {
    const { rerender } = render(<DaysToEffect date={day(12)} />);
    expect(screen.getByText('距施行还有 12 天')).toBeInTheDocument();
    rerender(<DaysToEffect date={day(0)} />);
    expect(screen.getByText('今日起施行')).toBeInTheDocument();
    rerender(<DaysToEffect date={day(-1)} />);
    expect(screen.queryByText(/施行/)).not.toBeInTheDocument();
  });
});
