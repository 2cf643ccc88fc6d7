import { toastDefaults } from '@bee/domain/constants';
import { createStore } from 'zustand/vanilla';

export type ToastType = 'success' | 'warning' | 'info' | 'error';
export type Toast = { id: number; message: string; type: ToastType; duration: number; created: number };

const MAX_AT_ONCE = 4;

export const toasts = createStore<{ list: Toast[] }>()(() => ({ list: [] }));

let lastId = 0;

const show =
  (type: ToastType) =>
  (message: string, duration: number = toastDefaults.durationMs) => {
    const { list } = toasts.getState();
    if (list.some((shown) => shown.message === message && shown.type === type)) return;
    lastId += 1;
    const toast: Toast = { id: lastId, message, type, duration, created: Date.now() };
    toasts.setState({ list: [...list, toast].slice(-MAX_AT_ONCE) });
    setTimeout(() => toasts.setState((state) => ({ list: state.list.filter(({ id }) => id !== toast.id) })), duration);
  };

/** Short messages at the top of the page; a repeated message replaces the earlier one. */
export const toast = { success: show('success'), warning: show('warning'), info: show('info'), error: show('error') };
