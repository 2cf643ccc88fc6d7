import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Input, type InputProps } from './input.tsx';

function Sample(props: Partial<InputProps>) {
  const [value, setValue] = useState('');
  return <Input aria-label="数量" value={value} onChange={setValue} {...props} />;
}

describe('Input', () => {
  it('has a default placeholder', () => {
    const { rerender } = render(<Sample />);
    expect(screen.getByPlaceholderText('请输入')).toBeVisible();
    rerender(<Sample placeholder="请输入姓名" />);
    expect(screen.getByPlaceholderText('请输入姓名')).toBeVisible();
  });

  it('accepts numbers from 0 to 100 in steps of 100 by default', () => {
    const { rerender } = render(<Sample type="number" />);
    const { step, min, max } = screen.getByRole<HTMLInputElement>('spinbutton');
    expect({ step: Number(step), min: Number(min), max: Number(max) }).toEqual({ step: 100, min: 0, max: 100 });
    rerender(<Sample type="number" step={1} min={10} max={20} />);
    expect(screen.getByRole('spinbutton')).toHaveAttribute('max', '20');
  });

  it('has no bounds if it is not a number', () => {
    render(<Sample />);
    expect(screen.getByLabelText('数量')).not.toHaveAttribute('step');
  });

  it.each(['text', 'textarea', 'password'] as const)('reports the value typed into a %s', async (type) => {
    render(<Sample type={type} />);
    await userEvent.type(screen.getByLabelText('数量'), '三十');
    expect(screen.getByLabelText('数量')).toHaveValue('三十');
  });

  it('keeps its suffix inside', () => {
    render(<Sample suffix="元/公斤" size="medium" />);
    expect(screen.getByText('元/公斤').parentElement).toHaveClass('bee-input', 'is-medium');
  });
});
