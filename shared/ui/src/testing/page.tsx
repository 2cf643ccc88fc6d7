import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import { createRoot } from 'react-dom/client';
import { UiProvider, uiTheme } from '../theme.ts';
import { samples } from './samples.tsx';

/**
 * Renders the sample of the address (`#runtime/table`, `#static/table`) with antd's runtime styles or our static ones.
 */
const [mode, name = ''] = decodeURIComponent(location.hash.slice(1)).split('/');
const content = samples[name];
const { zeroRuntime, ...runtimeTheme } = uiTheme;
const host = document.body.appendChild(document.createElement('div'));
const styles = document.head.appendChild(document.createElement('div'));

createRoot(host).render(
  mode === 'static' ? (
    <UiProvider>{content}</UiProvider>
  ) : (
    <StyleProvider container={styles}>
      <ConfigProvider
        theme={runtimeTheme}
        locale={zhCN}
        button={{ autoInsertSpace: false }}
        wave={{ disabled: true }}
        getPopupContainer={() => document.body}
      >
        {content}
      </ConfigProvider>
    </StyleProvider>
  ),
);

Object.assign(window, { sampleNames: Object.keys(samples) });
