import { type LazyComponent, useLazyComponent } from '@bee/platform';
import type { ReasonDialogProps } from './reason-dialog.tsx';

const dialog: LazyComponent<ReasonDialogProps> = {
  styles: ['core', 'fields', 'overlay'],
  load: async () => (await import('./reason-dialog.tsx')).ReasonDialog,
};

/** The dialog that asks for a reason, loaded when it is asked for. */
export function AskReason(props: ReasonDialogProps) {
  const ReasonDialog = useLazyComponent(true, dialog);
  return ReasonDialog ? <ReasonDialog {...props} /> : null;
}
