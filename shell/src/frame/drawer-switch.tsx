import { Icon } from '@bee/ui/content';

/** Id of the checkbox in the navigation that opens the drawer on phones. */
export const drawerId = 'shell-drawer';

/** The menu button of the phone's header: a label of that checkbox. */
export function DrawerSwitch() {
  return (
    <label htmlFor={drawerId} className="shell-menu">
      <Icon name="menu" size={24} />
      <span className="bee-quiet">导航菜单</span>
    </label>
  );
}
