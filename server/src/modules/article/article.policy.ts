import type { AccessBlock } from '@bee/contracts/shapes';

/** Texts of articles, policies and reports are open to everybody; files have rules of their own. */
export const textAccess: AccessBlock = { level: 'public', allowed: true };
