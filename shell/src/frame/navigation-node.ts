import type { IconName } from '@bee/ui/content';

/** One entry of the left navigation, ready to draw. Without `href` it is a group that toggles. */
export type NavigationNode = {
  title: string;
  href?: string;
  icon?: IconName;
  /** The page that is shown now is this one. */
  current: boolean;
  children: NavigationNode[];
};

export function holdsCurrent({ current, children }: NavigationNode): boolean {
  return current || children.some(holdsCurrent);
}
