/** Entry point `@bee/ui/core`: the small antd parts; inside UiProvider only. */
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
