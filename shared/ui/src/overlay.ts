/** Entry point `@bee/ui/overlay`: components above the page; only inside UiProvider. */
export { Drawer, type DrawerProps, Modal, type ModalProps, Popconfirm, type PopconfirmProps } from 'antd';
