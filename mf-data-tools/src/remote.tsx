import { defineRemote } from '@bee/platform';
import { app } from './app/root.tsx';

export const { mount, unmount, prefetch } = defineRemote(app);
