/**
 * The antd components whose rules each entry point carries, hidden parts included: a part left out changes others silently
 * (Form lays out with Row and Col, Table brings pagination, filters and the rest). The comparison test guards the list.
 */
export const entryPointParts = {
  core: ['Button', 'Dropdown', 'Segmented', 'Switch', 'Tooltip'],
  form: ['Cascader', 'Checkbox', 'Col', 'DatePicker', 'Empty', 'Form', 'Input', 'Radio', 'Row', 'Select'],
  table: ['Checkbox', 'Dropdown', 'Empty', 'Input', 'Pagination', 'Radio', 'Select', 'Spin', 'Table'],
  overlay: ['Drawer', 'Modal', 'Popover', 'Popconfirm', 'Skeleton'],
} as const satisfies Record<string, readonly string[]>;

export type AntdEntryPoint = keyof typeof entryPointParts;

/** Entry points with style sheets of our own: a folder of CSS each. */
export const ownEntryPoints = ['content', 'interactive', 'share', 'data'] as const;

export type EntryPoint = (typeof ownEntryPoints)[number] | AntdEntryPoint;

/** Every other entry point counts on the rules of `core` standing before its own. */
export const baseEntryPoint = 'core';

/** The stylesheets that a page with these entry points carries, in order: content first, core before what needs it. */
export function styleOrder(entryPoints: readonly string[]): EntryPoint[] {
  const own = ownEntryPoints.filter((entryPoint) => entryPoint === 'content' || entryPoints.includes(entryPoint));
  const antd = (Object.keys(entryPointParts) as AntdEntryPoint[]).filter((entryPoint) =>
    entryPoints.includes(entryPoint),
  );
  if (antd.length === 0) return own;
  return [...own, baseEntryPoint, ...antd.filter((entryPoint) => entryPoint !== baseEntryPoint)];
}
