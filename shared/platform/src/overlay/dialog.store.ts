import { dialogLabels } from '@bee/domain/constants';
import { createStore } from 'zustand/vanilla';

export type Dialog = {
  id: number;
  type: 'alert' | 'confirm';
  title: string;
  content: string;
  confirmText: string;
  cancelText: string;
  created: number;
  answer(confirmed: boolean): void;
};

export const dialogs = createStore<{ list: Dialog[] }>()(() => ({ list: [] }));

type Question = { title?: string; content: string; confirmText?: string; cancelText?: string };

let lastId = 0;

const ask = (
  type: Dialog['type'],
  {
    title = dialogLabels.title,
    content,
    confirmText = dialogLabels.confirm,
    cancelText = dialogLabels.cancel,
  }: Question,
) =>
  new Promise<boolean>((resolve) => {
    // A second click may come before the dialog covers the clicked element; it opens no second dialog and resolves to
    // false.
    if (dialogs.getState().list.some((open) => open.type === type && open.title === title && open.content === content))
      return resolve(false);
    lastId += 1;
    const id = lastId;
    const answer = (confirmed: boolean) => {
      dialogs.setState((state) => ({ list: state.list.filter((dialog) => dialog.id !== id) }));
      resolve(confirmed);
    };
    const dialog: Dialog = { id, type, title, content, confirmText, cancelText, created: Date.now(), answer };
    dialogs.setState((state) => ({ list: [...state.list, dialog] }));
  });

/** Resolves to whether the user confirmed. Every destructive action must use it. */
export const confirm = (question: Question): Promise<boolean> => ask('confirm', question);

export const alert = async (question: Question): Promise<void> => {
  await ask('alert', question);
};
