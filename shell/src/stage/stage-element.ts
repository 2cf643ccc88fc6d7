export type Layout = 'main' | 'bare';

export const STAGE_ID = 'bee-stage';

/** The element that pages live in: `<main>` in the main layout; in the bare one the remote brings its own. */
export const stageFor = (layout: Layout): HTMLElement => {
  const current = document.getElementById(STAGE_ID);
  if (!current) throw new Error(`The document has no #${STAGE_ID}`);
  if (document.documentElement.dataset.layout === layout) return current;
  const stage = document.createElement(layout === 'main' ? 'main' : 'div');
  stage.id = STAGE_ID;
  stage.tabIndex = -1;
  const focused = document.activeElement === current;
  current.replaceWith(stage);
  if (focused) stage.focus({ preventScroll: true });
  document.documentElement.dataset.layout = layout;
  return stage;
};

/** Host of a remote inside the stage; the one that the server filled is found again. */
export const hostOf = (stage: HTMLElement, remote: string): HTMLElement => {
  const found = stage.querySelector<HTMLElement>(`[data-remote="${remote}"]`);
  if (found) return found;
  const host = document.createElement('div');
  host.dataset.remote = remote;
  stage.replaceChildren(host);
  return host;
};

/** Shown while a remote's code is on its way. */
export const SKELETON =
  '<div class="shell-loading" role="status" aria-busy="true"><span class="bee-quiet">正在加载…</span>' +
  '<i></i><i></i><i></i><i></i></div>';
