import { renderWithPlatform } from '@bee/testing/render-with-platform';
import { DayField } from '@bee/ui/day';
import { Form, WorkForm } from '@bee/ui/fields';
import { DayPicker } from '@bee/ui/form';
import { UiProvider } from '@bee/ui/theme';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayPicker } from '../day/day-field.tsx';

function Example({ onFinish }: { onFinish(values: { day: string }): void }) {
  const [form] = Form.useForm<{ day: string }>();
  return (
    <UiProvider>
      <WorkForm form={form} name="example" initialValues={{ day: '' }} onFinish={onFinish}>
        <Form.Item name="day" label="报价日期" rules={[{ required: true, message: '请选择日期' }]}>
          <DayField />
        </Form.Item>
        <button type="submit">提交</button>
      </WorkForm>
    </UiProvider>
  );
}

beforeAll(() => {
  window.matchMedia ??= (() => ({ matches: false })) as never;
});

const { load } = dayPicker;
afterEach(() => {
  dayPicker.load = load;
});

const query = () => String(new URLSearchParams(new FormData(screen.getByRole<HTMLFormElement>('form')) as never));
const show = () =>
  renderWithPlatform(
    <form aria-label="查询">
      <DayField aria-label="日期" name="date" defaultValue="2026-03-04" min="2026-02-02" max="2026-03-10" />
    </form>,
  );
const calendarShown = () => waitFor(() => expect(document.querySelector('.ant-picker-dropdown')).toBeVisible());

describe('DayField', () => {
  it('is a text field of a GET form before it is used', () => {
    show();
    expect(query()).toBe('date=2026-03-04');
    expect(screen.getByLabelText('日期')).toHaveAttribute('pattern', '\\d{4}-\\d{2}-\\d{2}');
    expect(document.querySelector('.ant-picker')).toBeNull();
  });

  it('understands digits of full width once it is left', async () => {
    dayPicker.load = () => new Promise(() => {});
    show();
    await userEvent.clear(screen.getByLabelText('日期'));
    await userEvent.type(screen.getByLabelText('日期'), '２０２６-03-09');
    await userEvent.tab();
    expect(query()).toBe('date=2026-03-09');
  });

  it('becomes a Chinese calendar on focus, and keeps focus, name and day', async () => {
    show();
    await userEvent.tab();
    await calendarShown();
    expect(screen.getByLabelText('日期')).toHaveFocus();
    expect(query()).toBe('date=2026-03-04');
    expect(screen.getByText('2026年')).toBeInTheDocument();
    await userEvent.click(screen.getByTitle('2026-03-09'));
    expect(query()).toBe('date=2026-03-09');
  });

  it.each([
    { unit: 'month' as const, value: '2026-03', title: '2026-05', typed: '2025-11' },
    { unit: 'year' as const, value: '2026', title: '2024', typed: '2021' },
  ])('is a text field, then a calendar, of a $unit', async ({ unit, value, title, typed }) => {
    renderWithPlatform(
      <form aria-label="查询">
        <DayField aria-label="时间" name="from" unit={unit} defaultValue={value} />
      </form>,
    );
    expect(query()).toBe(`from=${value}`);
    expect(screen.getByLabelText('时间')).toHaveAttribute('title', `例如 ${unit === 'year' ? '2026' : '2026-01'}`);
    await userEvent.tab();
    await calendarShown();
    await userEvent.click(screen.getByTitle(title));
    expect(query()).toBe(`from=${title}`);
    await userEvent.clear(screen.getByLabelText('时间'));
    await userEvent.type(screen.getByLabelText('时间'), `${typed}{Enter}`);
    expect(query()).toBe(`from=${typed}`);
  });

  it('takes a day that is typed into the calendar', async () => {
    show();
    await userEvent.tab();
    await calendarShown();
    await userEvent.clear(screen.getByLabelText('日期'));
    await userEvent.type(screen.getByLabelText('日期'), '2026-02-27{Enter}');
    expect(query()).toBe('date=2026-02-27');
    await userEvent.tab();
    expect(query()).toBe('date=2026-02-27');
  });

  it('offers only the days between the limits', async () => {
    show();
    await userEvent.tab();
    await calendarShown();
    expect(screen.getByTitle('2026-03-10')).not.toHaveClass('ant-picker-cell-disabled');
    expect(screen.getByTitle('2026-03-11')).toHaveClass('ant-picker-cell-disabled');
  });

  it('does not take a text away that is being typed while the calendar is loaded', async () => {
    let arrive = () => {};
    dayPicker.load = () =>
      new Promise((resolve) => {
        arrive = () => resolve(DayPicker);
      });
    show();
    const field = screen.getByLabelText('日期');
    await userEvent.clear(field);
    await userEvent.type(field, '2026-0');
    arrive();
    await userEvent.type(field, '3-05');
    expect(screen.getByLabelText('日期')).toBe(field);
    expect(query()).toBe('date=2026-03-05');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByLabelText('日期')).not.toBe(field));
    expect(query()).toBe('date=2026-03-05');
  });

  it('stays a text field where the calendar cannot be loaded', async () => {
    dayPicker.load = () => Promise.reject(new TypeError('offline'));
    show();
    await userEvent.clear(screen.getByLabelText('日期'));
    await userEvent.type(screen.getByLabelText('日期'), '2026-03-01');
    expect(query()).toBe('date=2026-03-01');
  });

  it('is an item of a form: its day is a text, its message is announced with it, and it gets the focus', async () => {
    const onFinish = jest.fn();
    renderWithPlatform(<Example onFinish={onFinish} />);
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(screen.getByLabelText('报价日期')).toHaveFocus());
    await waitFor(() => expect(screen.getByLabelText('报价日期')).toHaveAccessibleDescription('请选择日期'));
    await calendarShown();
    await userEvent.type(screen.getByLabelText('报价日期'), '20260305');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByLabelText('报价日期')).toHaveValue('2026-03-05'));
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(onFinish).toHaveBeenCalledWith({ day: '2026-03-05' }));
  });
});
