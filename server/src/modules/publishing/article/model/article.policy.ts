import type { AccessBlock } from '@bee/contracts/shapes';

/** The text of articles and policies is public; reports and files have their own rules. */
export const textAccess: AccessBlock = { level: 'public', allowed: true };
