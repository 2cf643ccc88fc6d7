type Members = Record<PropertyKey, PropertyDescriptor>;

/** Shared built-in objects with their functions as they were before any remote ran. */
export const builtIns: [holder: object, members: Members][] = [];

/** Every part of the frame with its parent and next sibling, as in the original document. */
export const frameNodes: { node: Element; parent: ParentNode; next: ChildNode | null }[] = [];

/** Takes the snapshot. Part of the first load, so that it runs before any remote; the comparison is loaded later. */
export const noteFirstState = () => {
  for (const holder of [
    window,
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
