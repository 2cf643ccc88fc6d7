import { defineWidget } from '@bee/platform';
import { createTestPlatform } from '@bee/testing/render-with-platform';
import { Cascader } from '@bee/ui/form';
import { Modal } from '@bee/ui/overlay';
import { act, screen } from '@testing-library/react';
import { UiProvider } from './ui-provider.tsx';

const widget = defineWidget({
  component: () => (
    <UiProvider>
      <Cascader open options={[{ value: 'sx', label: '陕西' }]} />
      <Modal open title="确认">
        删除？
      </Modal>
    </UiProvider>
  ),
});

it('keeps dropdowns and dialogs inside of a root element of the remote', async () => {
  const { platform } = createTestPlatform();
  const host = document.body.appendChild(document.createElement('div'));
  host.dataset.remote = 'mf-a';
  await act(() => widget.mount({ host, platform, props: {}, prefix: 'a-' }));
  for (const text of ['陕西', '删除？']) {
    const root = screen.getByText(text).closest('[data-remote]');
    expect(root).not.toBe(host);
    expect(root).toHaveAttribute('data-remote', 'mf-a');
  }
});
