import { frameNodes } from './first-state.ts';

/** Parts of the frame were removed from the document. */
export class ShellNodesError extends Error {
  override name = 'ShellNodesError';
}

/**
 * Restores removed parts of the frame before the next paint: the same elements in their original order, so their React
 * roots survive. An outlet element that the shell itself replaced becomes the new original. Returns a function that
 * stops watching.
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
