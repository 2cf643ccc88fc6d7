/**
 * First module of a development build of the shell. Fast refresh (react-refresh) finds React's renderers through this
 * hook, and assumes that its runtime runs before React in the same build. The shell's
 * React starts long before the refresh runtime of a remote, so the hook must exist first and collect the renderers.
 */
const renderers = new Map();
let id = 0;

window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  renderers,
  supportsFiber: true,
  inject(renderer) {
    id += 1;
    renderers.set(id, renderer);
    return id;
  },
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
  onScheduleFiberRoot() {},
  onPostCommitFiberRoot() {},
  checkDCE() {},
};
