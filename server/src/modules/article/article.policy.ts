import type { AccessBlock } from '@bee/contracts/shapes';

/** Texts of articles and policies are open to everybody; reports and files have rules of their own. */
export const textAccess: AccessBlock = { level: 'public', allowed: true };
