/** Implemented by the shell; single-spa and all remotes follow the history. */
type Navigator = (target: string, options: { replace: boolean }) => void;

let go: Navigator = (target) => window.location.assign(target);

export const setNavigator = (navigator: Navigator) => {
  go = navigator;
};

/** Navigates within the site without loading a document, unless the composition has changed meanwhile. */
export const navigate = (target: string, { replace = false }: { replace?: boolean } = {}) => go(target, { replace });
