/** Entry point `@bee/ui/core`: small antd components; only inside UiProvider. */
export {
  Button,
  type ButtonProps,
  Dropdown,
  type DropdownProps,
  type MenuProps,
  Segmented,
  type SegmentedProps,
  Switch,
  type SwitchProps,
  Tooltip,
  type TooltipProps,
} from 'antd';
