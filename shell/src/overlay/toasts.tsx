import { type Toast, type ToastType, toasts } from '@bee/platform/host';
import { Icon, type IconName } from '@bee/ui/content';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';

const icons: Record<ToastType, IconName> = { success: 'check', warning: 'info', info: 'info', error: 'close' };
const names: Record<ToastType, string> = { success: '成功', warning: '注意', info: '提示', error: '错误' };

/** Short messages, 10% from the top. A popover, so that they are above modal dialogs in the top layer. */
export function Toasts() {
  const { list } = useStore(toasts);
  const region = useRef<HTMLDivElement>(null);
  const newest = list.at(-1)?.id;

  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return; // older browsers: position fixed, below an open dialog
    if (element.matches(':popover-open')) element.hidePopover();
    if (newest !== undefined) element.showPopover(); // again, to be above a dialog that was opened since
  }, [newest]);

  return (
    <div ref={region} className="shell-toasts bee-no-print" popover="manual" role="status" aria-live="polite">
      {list.map((toast) => (
        <ToastCard key={toast.id} {...toast} />
      ))}
    </div>
  );
}

function ToastCard({ message, type }: Toast) {
  return (
    <p className={`shell-toast is-${type}`}>
      <Icon name={icons[type]} size={18} />
      <span className="bee-quiet">{names[type]}：</span>
      {message}
    </p>
  );
}
