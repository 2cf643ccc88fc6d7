import { fold } from './fold.ts';

/** Normalizes spellings of a name: folded letters and digits only. */
export const nameKey = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]+/gu, '');
