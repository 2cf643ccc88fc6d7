import { dialogs } from '@bee/platform/host';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Form, Input, WorkForm } from '../fields.ts';
import { Dialog } from './dialog.tsx';
import { SidePanel } from './side-panel.tsx';

type OverlayProps = { title: string; onClose(): void; children: ReactNode };

function NoteForm() {
  const [form] = Form.useForm<{ note: string }>();
  return (
    <WorkForm form={form} name="note" initialValues={{ note: '' }}>
      <Form.Item name="note" label="说明">
        <Input />
      </Form.Item>
    </WorkForm>
  );
}

type ExampleProps = { overlay: (props: OverlayProps) => ReactNode; form?: ReactNode };

function Example({ overlay: Overlay, form }: ExampleProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      {open ? (
        <Overlay title="取消订单" onClose={() => setOpen(false)}>
          <button type="button">先</button>
          <button type="button" data-first-focus>
            再想想
          </button>
          {form}
        </Overlay>
      ) : null}
    </>
  );
}

describe.each([
  ['Dialog', Dialog],
  ['SidePanel', SidePanel],
])('%s', (_name, overlay) => {
  it('begins with its first focus, closes on Esc, and gives the focus back', async () => {
    render(<Example overlay={overlay} />);
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    expect(await screen.findByRole('dialog', { name: '取消订单' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: '再想想' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '打开' })).toHaveFocus();
  });

  it('asks before it closes a form with unsaved edits', async () => {
    act(() => dialogs.setState({ list: [] }));
    render(<Example overlay={overlay} form={<NoteForm />} />);
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '再想想' })).toHaveFocus());
    await userEvent.type(screen.getByLabelText('说明'), '好');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await act(async () => dialogs.getState().list[0]?.answer(false));
    expect(screen.getByLabelText('说明')).toHaveValue('好');
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await act(async () => dialogs.getState().list[0]?.answer(true));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes without a question when the edits are undone', async () => {
    render(<Example overlay={overlay} form={<NoteForm />} />);
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '再想想' })).toHaveFocus());
    await userEvent.type(screen.getByLabelText('说明'), '好{Backspace}');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays when a dialog above it has handled Esc', async () => {
    render(<Example overlay={overlay} />);
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    await screen.findByRole('dialog');
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
