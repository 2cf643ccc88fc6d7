import type { IconName } from '@bee/ui/content';

/** One entry of the left navigation, ready to render. Without `href` it is a group that toggles. */
export type NavigationNode = {
  title: string;
  href?: string;
  icon?: IconName;
  /** This entry leads to the current page. */
  current: boolean;
  children: NavigationNode[];
};

export function holdsCurrent({ current, children }: NavigationNode): boolean {
  return current || children.some(holdsCurrent);
}
