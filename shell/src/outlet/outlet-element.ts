export type Layout = 'main' | 'bare';

export const OUTLET_ID = 'bee-stage';

/** The element that contains the page: `<main>` in the main layout; in the bare layout the remote renders its own. */
export const outletFor = (layout: Layout): HTMLElement => {
  const current = document.getElementById(OUTLET_ID);
  if (!current) throw new Error(`The document has no #${OUTLET_ID}`);
  if (document.documentElement.dataset.layout === layout) return current;
  const outlet = document.createElement(layout === 'main' ? 'main' : 'div');
  outlet.id = OUTLET_ID;
  outlet.tabIndex = -1;
  const focused = document.activeElement === current;
  current.replaceWith(outlet);
  if (focused) outlet.focus({ preventScroll: true });
  document.documentElement.dataset.layout = layout;
  return outlet;
};

/** Host element of a remote inside the outlet; reuses the one that the server rendered. */
export const hostOf = (outlet: HTMLElement, remote: string): HTMLElement => {
  const found = outlet.querySelector<HTMLElement>(`:scope > [data-remote="${remote}"]`);
  if (found) return found;
  const host = document.createElement('div');
  host.dataset.remote = remote;
  outlet.replaceChildren(host);
  return host;
};

/** Placeholder while the code of a remote loads. */
export const SKELETON =
  '<div class="shell-loading" role="status" aria-busy="true"><span class="bee-quiet">正在加载…</span>' +
  '<i></i><i></i><i></i><i></i></div>';
