/**
 * The antd components whose rules each entry point contains, including internal parts: a missing part changes others
 * without an error (Form uses Row and Col, Table uses pagination, filters and others). The comparison test checks the
 * list.
 */
export const entryPointParts = {
  core: ['Button', 'Dropdown', 'Segmented', 'Switch', 'Tooltip'],
  fields: ['Checkbox', 'Col', 'Empty', 'Form', 'Input', 'Radio', 'Row', 'Select'],
  form: ['Cascader', 'Checkbox', 'Col', 'DatePicker', 'Empty', 'Form', 'Input', 'Radio', 'Row', 'Select'],
  table: ['Checkbox', 'Dropdown', 'Empty', 'Input', 'Pagination', 'Radio', 'Select', 'Spin', 'Table'],
  overlay: ['Drawer', 'Modal', 'Popover', 'Popconfirm', 'Skeleton'],
} as const satisfies Record<string, readonly string[]>;

export type AntdEntryPoint = keyof typeof entryPointParts;

/** Entry points with own stylesheets: a folder of CSS each. */
export const ownEntryPoints = ['content', 'interactive', 'share', 'plot', 'data', 'explorer'] as const;

export type EntryPoint = (typeof ownEntryPoints)[number] | AntdEntryPoint;

/** All other entry points rely on the rules of `core` coming before theirs. */
export const baseEntryPoint = 'core';

/**
 * The stylesheets of a page with these entry points, in order: content first, core before the entry points that need
 * it, plot before data.
 */
export function styleOrder(entryPoints: readonly string[]): EntryPoint[] {
  const own = ownEntryPoints.filter(
    (entryPoint) =>
      entryPoint === 'content' ||
      entryPoints.includes(entryPoint) ||
      (entryPoint === 'plot' && entryPoints.includes('data')),
  );
  const antd = (Object.keys(entryPointParts) as AntdEntryPoint[]).filter((entryPoint) =>
    entryPoints.includes(entryPoint),
  );
  if (antd.length === 0) return own;
  return [...own, baseEntryPoint, ...antd.filter((entryPoint) => entryPoint !== baseEntryPoint)];
}
