/**
 * The antd components whose rules each door carries, hidden parts included: a part left out changes others silently
 * (Form lays out with Row and Col, Table brings pagination, filters and the rest). The comparison test guards the list.
 */
export const doorParts = {
  core: ['Button', 'Dropdown', 'Segmented', 'Switch', 'Tooltip'],
  form: ['Cascader', 'Checkbox', 'Col', 'DatePicker', 'Empty', 'Form', 'Input', 'Radio', 'Row', 'Select'],
  table: ['Checkbox', 'Dropdown', 'Empty', 'Input', 'Pagination', 'Radio', 'Select', 'Spin', 'Table'],
  overlay: ['Drawer', 'Modal', 'Popover', 'Popconfirm', 'Skeleton'],
} as const satisfies Record<string, readonly string[]>;

export type AntdDoor = keyof typeof doorParts;

/** Doors with style sheets of our own: a folder of CSS each. */
export const ownDoors = ['content', 'interactive', 'share', 'data'] as const;

export type Door = (typeof ownDoors)[number] | AntdDoor;

/** Every other door counts on the rules of `core` standing before its own. */
export const baseDoor = 'core';

/** The stylesheets that a page with these doors carries, in order: content first, core before what needs it. */
export function styleOrder(doors: readonly string[]): Door[] {
  const own = ownDoors.filter((door) => door === 'content' || doors.includes(door));
  const antd = (Object.keys(doorParts) as AntdDoor[]).filter((door) => doors.includes(door));
  if (antd.length === 0) return own;
  return [...own, baseDoor, ...antd.filter((door) => door !== baseDoor)];
}
