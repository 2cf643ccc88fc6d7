/** Entry point `@bee/ui/overlay`: components above the page; only inside UiProvider. */
export { Drawer, type DrawerProps, Modal, type ModalProps, Popconfirm, type PopconfirmProps } from 'antd';
export { Dialog, type DialogProps } from './overlay/dialog.tsx';
export { SidePanel, type SidePanelProps } from './overlay/side-panel.tsx';
