import { defineServer } from '@bee/platform/server';
import { app } from './app/root.tsx';

export const { renderPage, renderWidget } = defineServer(app);
