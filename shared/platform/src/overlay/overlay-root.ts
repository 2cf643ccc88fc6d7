/**
 * The element for what a remote shows above the page: at the end of the body, so that nothing clips it, and a root
 * element of the remote, so that its styles apply there.
 */
export const overlayRoot = (remote: string): HTMLElement => {
  const found = find(remote);
  if (found) return found;
  const root = document.createElement('div');
  root.dataset.remote = remote;
  root.dataset.beeOverlay = '';
  document.body.append(root);
  return root;
};

/** Popups end with the page that opened them. */
export const removeOverlayRoot = (remote: string): void => find(remote)?.remove();

const find = (remote: string) =>
  document.querySelector<HTMLElement>(`body > [data-bee-overlay][data-remote="${remote}"]`);
