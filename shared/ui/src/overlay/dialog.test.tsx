import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { SidePanel } from './side-panel.tsx';

type OverlayProps = { title: string; onClose(): void; children: ReactNode };

const Example = ({ overlay: Overlay }: { overlay: (props: OverlayProps) => ReactNode }) => {
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
        </Overlay>
      ) : null}
    </>
  );
};

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

  it('stays when a dialog above it has handled Esc', async () => {
    render(<Example overlay={overlay} />);
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    await screen.findByRole('dialog');
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
