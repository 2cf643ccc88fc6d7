import { fireEvent, render, screen } from '@testing-library/react';
import { formQuery } from './query-form.tsx';

it('reads digits that a Chinese input method made wide, and leaves other characters', () => {
  const read = jest.fn((event) => formQuery(event));
  render(
    <form aria-label="查询" onSubmit={read}>
      <input name="from" defaultValue="２０２５－０１" />
      <input name="name" defaultValue="产量（万吨）" />
    </form>,
  );
  fireEvent.submit(screen.getByRole('form', { name: '查询' }));
  expect(read).toHaveReturnedWith({ from: '2025-01', name: '产量（万吨）' });
});
