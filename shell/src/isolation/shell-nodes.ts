import { frameNodes } from './first-state.ts';

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

/**
 * Restores addresses of the frame's links that something other than the shell changed: React keeps the properties that
 * it rendered at the element. HTML of the server without them never changes.
 */
export const watchFrameLinks = (onRepaired: (count: number) => void) => {
  const repair = (before: Map<Node, string | null>) => {
    let repaired = 0;
    for (const [node, old] of before) {
      const link = node as Element;
      const key = Object.keys(link).find((name) => name.startsWith('__reactProps$'));
      const rendered = key && (link as unknown as Record<string, { href?: string }>)[key];
      const right = rendered ? (rendered.href ?? null) : old;
      if (link.getAttribute('href') === right) continue;
      if (right === null) link.removeAttribute('href');
      else link.setAttribute('href', right);
      repaired += 1;
    }
    observer.takeRecords();
    if (repaired > 0) onRepaired(repaired);
  };
  const observer = new MutationObserver((changes) =>
    // The first change of a link names its own address.
    repair(new Map(changes.reverse().map(({ target, oldValue }) => [target, oldValue]))),
  );
  const parts = document.querySelectorAll('#bee-top,#bee-nav,#bee-bottom');
  const links = [...parts].flatMap((part) => [...part.querySelectorAll('a')]);
  repair(new Map(links.map((link) => [link, link.getAttribute('href')])));
  for (const part of parts)
    observer.observe(part, { subtree: true, attributeFilter: ['href'], attributeOldValue: true });
  return () => observer.disconnect();
};
