import { leaveEdits } from '@bee/platform';
import { dialogs, toasts } from '@bee/platform/host';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './field.tsx';
import { Form } from './form.tsx';
import type { Rules } from './rules.ts';
import { useFormModel } from './use-form-model.ts';

type Values = { tel: string; password: string; again: string; note: string };

const initial: Values = { tel: '', password: '', again: '', note: '老客户' };
const rules: Rules<Values> = {
  tel: [
    { required: true, trigger: ['blur', 'change'], message: '请输入您的联系电话' },
    { pattern: /^1\d{10}$/, trigger: 'blur', message: '请输入正确的手机号码' },
  ],
  password: [{ required: true, trigger: 'blur', message: '密码不能为空' }],
  again: [{ validator: (again, { password }) => again === password, message: '两次密码不一致' }],
};

describe('useFormModel', () => {
  const setUp = () => renderHook(() => useFormModel({ initial, rules })).result;

  it('validates every field and returns the failures in the order of the rules', () => {
    const form = setUp();
    let failures: unknown;
    act(() => {
      failures = form.current.validate();
    });
    expect(failures).toEqual([
      { name: 'tel', message: '请输入您的联系电话' },
      { name: 'password', message: '密码不能为空' },
    ]);
    expect(form.current.field('password').message).toBe('密码不能为空');
    expect(form.current.field('again').message).toBeUndefined();
  });

  it.each([
    ['', false],
    ['  ', false],
    ['13800000001', true],
  ])('counts %j as filled in: %s', (tel, passes) => {
    const form = setUp();
    act(() => form.current.field('tel').onChange(tel));
    expect(form.current.field('tel').message === undefined).toBe(passes);
  });

  it('shows an error only at the trigger of the rule', () => {
    const form = setUp();
    act(() => form.current.field('tel').onChange('138'));
    expect(form.current.field('tel').message).toBeUndefined();
    act(() => form.current.field('tel').onBlur());
    expect(form.current.field('tel').message).toBe('请输入正确的手机号码');
    act(() => form.current.field('tel').onChange('13800000001'));
    expect(form.current.field('tel').message).toBeUndefined();
  });

  it('clears a message when another field makes it obsolete', () => {
    const form = setUp();
    act(() => form.current.field('again').onChange('secret'));
    act(() => void form.current.validate());
    expect(form.current.field('again').message).toBe('两次密码不一致');
    act(() => form.current.field('password').onChange('secret'));
    expect(form.current.field('again').message).toBeUndefined();
  });

  it('passes when all fields are valid', () => {
    const form = setUp();
    act(() => form.current.field('tel').onChange('13800000001'));
    act(() => form.current.field('password').onChange('secret'));
    act(() => form.current.field('again').onChange('secret'));
    let failures: unknown;
    act(() => {
      failures = form.current.validate();
    });
    expect(failures).toEqual([]);
  });

  it('restores the initial values and clears the messages', () => {
    const form = setUp();
    act(() => form.current.field('note').onChange('改过'));
    act(() => void form.current.validate());
    act(() => form.current.reset());
    expect(form.current.values).toEqual(initial);
    expect(form.current.field('tel').message).toBeUndefined();
  });
});

const onSubmit = jest.fn();
const onAnswer = jest.fn();

function Sample() {
  const form = useFormModel({ initial, rules });
  return (
    <Form model={form} onSubmit={onSubmit}>
      <Field {...form.field('tel')} label="联系电话" />
      <Field {...form.field('password')} type="password" label="密码" />
      <Field {...form.field('again')} type="password" label="确认密码" />
      <Field {...form.field('note')} type="textarea" label="备注" />
      <button type="submit">保存</button>
      <button
        type="button"
        onClick={() => onAnswer(form.refuse('tel', 'tel：该手机号已注册'), form.refuse('code', '验证码错误'))}
      >
        应答
      </button>
    </Form>
  );
}

describe('Form', () => {
  beforeEach(() => {
    onSubmit.mockClear();
    onAnswer.mockClear();
    toasts.setState({ list: [] });
    render(<Sample />);
  });

  const tel = () => screen.getByLabelText('联系电话');

  it('marks only fields that may not be empty', () => {
    expect(screen.getByText('联系电话')).toHaveClass('is-required');
    expect(tel()).toBeRequired();
    expect(screen.getByText('备注')).not.toHaveClass('is-required');
    expect(screen.getByLabelText('备注')).not.toBeRequired();
    expect(screen.getByLabelText('确认密码')).not.toBeRequired();
  });

  it('shows each message below its field, focuses the first and does not submit', async () => {
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(tel()).toHaveFocus();
    expect(tel()).toBeInvalid();
    expect(tel()).toHaveAccessibleDescription('请输入您的联系电话');
    expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('密码不能为空');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('lists several errors above the fields, each leading to its field, until they are corrected', async () => {
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    const summary = screen.getByRole('alert');
    expect(summary).toHaveTextContent('有 2 处需要修改：请输入您的联系电话密码不能为空');
    expect(toasts.getState().list).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: '密码不能为空' }));
    expect(screen.getByLabelText('密码')).toHaveFocus();
    await userEvent.keyboard('secret');
    expect(summary).toHaveTextContent('有 1 处需要修改：请输入您的联系电话');
    await userEvent.type(tel(), '13800000001');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows a single error as a toast instead', async () => {
    await userEvent.type(screen.getByLabelText('密码'), 'secret');
    await userEvent.type(screen.getByLabelText('确认密码'), 'secret');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(toasts.getState().list.map(({ message }) => message)).toEqual(['请输入您的联系电话']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('asks before the page is left with edits, and not when they are undone', async () => {
    const proceed = jest.fn();
    await userEvent.type(screen.getByLabelText('备注'), '人');
    leaveEdits(proceed);
    expect(proceed).not.toHaveBeenCalled();
    await act(async () => dialogs.getState().list[0]?.answer(false));
    await userEvent.type(screen.getByLabelText('备注'), '{Backspace}');
    leaveEdits(proceed);
    expect(proceed).toHaveBeenCalledTimes(1);
  });

  it('shows a refusal of the server below its field, and leaves that of no field to the caller', async () => {
    await userEvent.click(screen.getByRole('button', { name: '应答' }));
    expect(onAnswer).toHaveBeenCalledWith(true, false);
    expect(tel()).toHaveAccessibleDescription('该手机号已注册');
    expect(tel()).toHaveFocus();
    await userEvent.type(screen.getByLabelText('备注'), '人');
    expect(tel()).toHaveAccessibleDescription('该手机号已注册');
    await userEvent.type(tel(), '13800000001');
    expect(tel()).toHaveAccessibleDescription('');
  });

  it('submits the input on Enter', async () => {
    await userEvent.type(screen.getByLabelText('密码'), 'secret');
    await userEvent.type(screen.getByLabelText('确认密码'), 'secret');
    await userEvent.type(tel(), '13800000001{Enter}');
    expect(onSubmit).toHaveBeenCalledWith({ tel: '13800000001', password: 'secret', again: 'secret', note: '老客户' });
  });
});

const sentRules = {
  tel: [{ required: true, message: '请输入您的联系电话' }],
  password: [{ required: true, message: '密码不能为空' }],
} as const;

function Sending({ send }: { send(): Promise<void> }) {
  const form = useFormModel({ initial: { tel: '', password: '' }, rules: sentRules });
  return (
    <Form model={form} label="登录" errors="toast" onSubmit={() => form.send(send)}>
      <Field {...form.field('tel')} label="联系电话" />
      <Field {...form.field('password')} type="password" label="密码" />
      <button type="submit">{form.sending ? '提交中' : '提交'}</button>
    </Form>
  );
}

describe('Form that sends', () => {
  it('sends once until the promise is settled', async () => {
    let settle = () => {};
    const send = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          settle = resolve;
        }),
    );
    render(<Sending send={send} />);
    await userEvent.type(screen.getByLabelText('联系电话'), '13800000001');
    await userEvent.type(screen.getByLabelText('密码'), 'secret{Enter}{Enter}');
    expect(screen.getByRole('button', { name: '提交中' })).toBeVisible();
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => settle());
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('shows the first of several errors as a toast where none are listed', async () => {
    toasts.setState({ list: [] });
    render(<Sending send={async () => {}} />);
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    expect(toasts.getState().list.map(({ message }) => message)).toEqual(['请输入您的联系电话']);
    expect(screen.getByRole('form', { name: '登录' })).toContainElement(screen.getByText('密码不能为空'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
