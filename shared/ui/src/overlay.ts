/** Entry point `@bee/ui/overlay`: what lies above the page; inside UiProvider only. */
export { Drawer, type DrawerProps, Modal, type ModalProps, Popconfirm, type PopconfirmProps } from 'antd';
