import { frameNodes } from './first-state.ts';

/** Parts of the frame were taken out of the document. */
export class ShellNodesError extends Error {
  override name = 'ShellNodesError';
}

/**
 * Puts parts of the frame back, the same elements in their order, before the next frame is drawn: the React roots in
 * them live on. A stage that the shell itself put in place of another is the stage from then on.
 * Returns how to stop.
 */
export const watchShellNodes = (onRepaired: (names: string[]) => void) => {
  const repair = () => {
    const repaired: string[] = [];
    for (const part of [...frameNodes].reverse()) {
      const { node, parent, next } = part;
      if (node.parentNode === parent) continue;
      const successor = node.id && document.getElementById(node.id);
      if (successor && successor.parentNode === parent) {
        for (const other of frameNodes) if (other.next === node) other.next = successor;
        part.node = successor;
        continue;
      }
      parent.insertBefore(node, next?.parentNode === parent ? next : null);
      repaired.push(node.id || node.className);
    }
    observer.takeRecords();
    if (repaired.length > 0) onRepaired(repaired);
  };

  const observer = new MutationObserver(repair);
  repair();
  for (const parent of new Set(frameNodes.map((part) => part.parent))) observer.observe(parent, { childList: true });
  return () => observer.disconnect();
};
