import { StyleProvider } from '@ant-design/cssinjs';
import { useOverlayRoot } from '@bee/platform';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import type { ReactNode } from 'react';
import { uiTheme } from './ui-theme.ts';

/** antd still writes its variables as style tags; they go to an element that is never attached to the document. */
const sink = typeof document === 'undefined' ? undefined : document.createElement('div');

/** Wraps every subtree that uses antd: theme, Chinese locale, no style tags, popups in the remote's overlay root. */
export function UiProvider({ children }: { children: ReactNode }) {
  const overlay = useOverlayRoot();
  return (
    <StyleProvider container={sink}>
      <ConfigProvider
        theme={uiTheme}
        locale={zhCN}
        button={{ autoInsertSpace: false }}
        wave={{ disabled: true }}
        getPopupContainer={overlay}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
