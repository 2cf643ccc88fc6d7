type Members = Record<PropertyKey, PropertyDescriptor>;

/** Objects whose functions everybody uses, with these functions as they were before code of any remote ran. */
export const builtIns: [holder: object, members: Members][] = [];

/** Every part of the frame with its parent and what follows it, as the document came. */
export const frameNodes: { node: Element; parent: ParentNode; next: ChildNode | null }[] = [];

/** Part of the first load, so that it comes before every remote; who compares comes later. */
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
