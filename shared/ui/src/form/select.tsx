import { Select as AntdSelect, type SelectProps } from 'antd';

/** Eight options of 44 px. */
const MENU_HEIGHT = 352;

/** antd's Select, with a menu that shows eight options and says that a search has found none. */
export function Select<Value>(props: SelectProps<Value>) {
  return <AntdSelect<Value> listHeight={MENU_HEIGHT} notFoundContent="没有匹配的选项" {...props} />;
}
