import { href } from '@bee/platform';

type Step = { title: string; href?: string };

/** Breadcrumb that begins at 首页; a step without an address is a title only. */
export const trail = (...steps: (string | Step)[]): Step[] => [
  { title: '首页', href: href('home') },
  ...steps.map((step) => (typeof step === 'string' ? { title: step } : step)),
];
