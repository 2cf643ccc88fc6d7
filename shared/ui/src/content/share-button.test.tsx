import { renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideSharePanel, ShareButton } from './share-button.tsx';

const target = { title: '番茄月报', kind: '月报', summary: '' };

describe('ShareButton', () => {
  it('shows the panel that the shell provides, until it is closed', async () => {
    provideSharePanel(async () => ({ target: shared, onClose }) => (
      <button type="button" onClick={onClose}>
        关闭{shared.title}
      </button>
    ));
    renderWithPlatform(<ShareButton target={target} />);
    await userEvent.click(screen.getByRole('button', { name: '分享' }));
    await userEvent.click(await screen.findByRole('button', { name: '关闭番茄月报' }));
    expect(screen.queryByRole('button', { name: '关闭番茄月报' })).toBeNull();
  });
});
