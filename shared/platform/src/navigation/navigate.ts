/** The shell's way to change the address; single-spa and every remote follow from the history. */
type Navigator = (target: string, options: { replace: boolean }) => void;

let go: Navigator = (target) => window.location.assign(target);

export const setNavigator = (navigator: Navigator) => {
  go = navigator;
};

/** Goes to an address of this site without loading a document, unless the composition has changed meanwhile. */
export const navigate = (target: string, { replace = false }: { replace?: boolean } = {}) => go(target, { replace });
