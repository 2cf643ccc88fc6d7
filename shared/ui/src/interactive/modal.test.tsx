import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Modal, type ModalProps } from './modal.tsx';

const onClose = jest.fn();
beforeEach(() => onClose.mockClear());

const show = (props: Partial<ModalProps> = {}) =>
  render(
    <Modal visible title="意见反馈" onClose={onClose} {...props}>
      <input aria-label="姓名" />
      <button type="button">提交</button>
    </Modal>,
  );

const pageIsLocked = () => document.documentElement.hasAttribute('data-scroll-disabled');

function Two() {
  const [open, setOpen] = useState(['甲', '乙']);
  return open.map((title) => (
    <Modal key={title} visible title={title} onClose={() => setOpen(open.filter((each) => each !== title))}>
      {title}
    </Modal>
  ));
}

describe('Modal', () => {
  it('has its title as accessible name', () => {
    show();
    expect(screen.getByRole('dialog', { name: '意见反馈' })).toContainElement(screen.getByLabelText('姓名'));
  });

  it('is not rendered while it is not visible', () => {
    show({ visible: false });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(pageIsLocked()).toBe(false);
  });

  it.each(['button', 'Esc', 'way back'])('is closed by its %s', async (way) => {
    show();
    if (way === 'button') await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    if (way === 'Esc') await userEvent.type(screen.getByLabelText('姓名'), '{Escape}');
    if (way === 'way back') fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('ignores Esc of an input method', () => {
    show();
    fireEvent.keyDown(screen.getByLabelText('姓名'), { key: 'Escape', isComposing: true });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('may have no close button', () => {
    show({ close: false });
    expect(screen.queryByRole('button', { name: '关闭' })).not.toBeInTheDocument();
  });

  it('is closed by a click outside only if enabled', async () => {
    const { rerender } = show();
    await userEvent.click(screen.getByRole('dialog'));
    expect(onClose).not.toHaveBeenCalled();
    rerender(
      <Modal visible maskCloseable title="意见反馈" onClose={onClose}>
        <input aria-label="姓名" />
      </Modal>,
    );
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByLabelText('姓名') },
      { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
    ]);
    fireEvent.click(screen.getByRole('dialog')); // the click event that a browser fires after such a drag
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('traps the focus', async () => {
    show();
    screen.getByRole('button', { name: '提交' }).focus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: '提交' })).toHaveFocus();
  });

  it('locks page scrolling until the last one is closed', async () => {
    render(<Two />);
    expect(pageIsLocked()).toBe(true);
    fireEvent(screen.getByRole('dialog', { name: '甲' }), new Event('cancel', { cancelable: true }));
    expect(pageIsLocked()).toBe(true);
    fireEvent(screen.getByRole('dialog', { name: '乙' }), new Event('cancel', { cancelable: true }));
    expect(pageIsLocked()).toBe(false);
  });
});
