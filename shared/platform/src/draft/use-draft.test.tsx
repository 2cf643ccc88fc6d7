import { useDraft } from '@bee/platform';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

function Form() {
  const [value, setValue, clear] = useDraft('test', '');
  return (
    <>
      <input aria-label="内容" value={value} onChange={({ target }) => setValue(target.value)} />
      <button type="button" onClick={clear}>
        清空
      </button>
    </>
  );
}

beforeEach(() => sessionStorage.clear());

it('restores the input after an immediate reload, and discards a cleared draft', async () => {
  const { unmount } = render(<Form />);
  await userEvent.type(screen.getByLabelText('内容'), '写了一半');
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  unmount();
  const again = render(<Form />);
  expect(screen.getByLabelText('内容')).toHaveValue('写了一半');
  await userEvent.click(screen.getByRole('button', { name: '清空' }));
  again.unmount();
  render(<Form />);
  expect(screen.getByLabelText('内容')).toHaveValue('');
});

it('starts from the initial value when the draft cannot be parsed', () => {
  sessionStorage.setItem('bee-draft:test', '{broken');
  render(<Form />);
  expect(screen.getByLabelText('内容')).toHaveValue('');
});
