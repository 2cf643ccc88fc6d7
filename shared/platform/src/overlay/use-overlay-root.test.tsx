import { createTestPlatform } from '@bee/testing/render-with-platform';
import { act } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { defineWidget } from '../widget/define-widget.tsx';
import { removeOverlayRoot } from './overlay-root.ts';
import { useOverlayRoot } from './use-overlay-root.ts';

function Popup() {
  return createPortal(<p>popup</p>, useOverlayRoot()());
}
const widget = defineWidget({ component: Popup });

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

it('puts popups of a remote into one root element of it, which ends with its page', async () => {
  const { platform } = createTestPlatform();
  for (const remote of ['mf-a', 'mf-b', 'mf-a']) {
    const host = document.body.appendChild(document.createElement('div'));
    host.dataset.remote = remote;
    await act(() => widget.mount({ host, platform, props: {}, prefix: `${remote}-` }));
  }
  const overlays = () =>
    [...document.querySelectorAll<HTMLElement>('body > [data-bee-overlay]')].map(({ dataset, textContent }) => [
      dataset.remote,
      textContent,
    ]);
  expect(overlays()).toEqual([
    ['mf-a', 'popuppopup'],
    ['mf-b', 'popup'],
  ]);
  removeOverlayRoot('mf-a');
  expect(overlays()).toEqual([['mf-b', 'popup']]);
});
