import { keyboardShortcuts } from '@bee/platform/host';
import { Modal } from '@bee/ui/interactive';
import { useStore } from 'zustand';

/** Keys without a listener of their own: those of the browser, the dialogs and the navigation. */
const everywhere = [
  { key: 'Esc', title: '关闭弹窗、菜单与账户面板' },
  { key: '↑ ↓ ← →', title: '在左侧导航中移动' },
];

/** Lists the keyboard shortcuts of the current page. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const { list } = useStore(keyboardShortcuts);
  const heard = list.filter(({ key }, index) => list.findIndex((each) => each.key === key) === index);
  return (
    <Modal visible title="键盘快捷键" maskCloseable onClose={onClose}>
      <dl className="shell-keys">
        {[...heard, ...everywhere].map(({ key, title }) => (
          <div key={key}>
            <dt>
              {key.split(' ').map((each) => (
                <kbd key={each}>{each}</kbd>
              ))}
            </dt>
            <dd>{title}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
