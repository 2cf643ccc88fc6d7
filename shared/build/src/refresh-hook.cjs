/**
 * First in a shell that is built for development. Fast refresh finds the renderers of React in this hook; the shell's
 * React starts long before the refresh runtime of a remote, so the hook has to be there first and keep them.
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
