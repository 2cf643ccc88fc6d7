type Members = Record<PropertyKey, PropertyDescriptor>;

/** Shared built-in objects with their functions as they were before any remote ran. */
export const builtIns: [holder: object, members: Members][] = [];

/** Every part of the frame with its parent and next sibling, as in the original document. */
export const frameNodes: { node: Element; parent: ParentNode; next: ChildNode | null }[] = [];

/** Every name of the window before any remote ran. */
export let firstWindowKeys: readonly string[] = [];

/**
 * Constructors and namespaces that the page and its libraries use. Browsers create the other thousand when they are
 * first read, which would take longer than all of React, and nothing breaks when a remote replaces them.
 */
const USED_CONSTRUCTORS =
  `AbortController Array Blob CustomEvent Date Document Element Error Event EventTarget FormData Function Headers
  History Image IntersectionObserver Intl JSON Map Math MessageChannel MutationObserver Node Number Object
  PerformanceObserver Promise Proxy Reflect RegExp Request ResizeObserver Response Set Storage String Symbol URL
  URLSearchParams WeakMap Worker XMLHttpRequest`.split(/\s+/);

/** Takes the snapshot. Part of the first load, so that it runs before any remote; the comparison is loaded later. */
export const noteFirstState = () => {
  firstWindowKeys = Object.getOwnPropertyNames(window);
  const noted = [...firstWindowKeys.filter((name) => /^(?!on)[a-z]/.test(name)), ...USED_CONSTRUCTORS];
  const members = noted.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)]);
  builtIns.push([window, Object.fromEntries(members)]);
  for (const holder of [
    document,
    history,
    JSON,
    Object,
    Array,
    Promise,
    ...[Object, Array, String, Function, Promise, Map, Set, Date, EventTarget, Node, Element, History, Storage].map(
      (one) => one.prototype,
    ),
  ])
    builtIns.push([holder, Object.getOwnPropertyDescriptors(holder) as Members]);
  for (const node of document.querySelectorAll(
    '.bee-skip,#bee-top,.shell-body,#bee-bottom,.shell-body>*,.shell-content>*',
  ))
    frameNodes.push({ node, parent: node.parentNode as ParentNode, next: node.nextSibling });
};
