import type { PageInBrowser } from '@bee/contracts/page';
import { createContext, type ReactNode } from 'react';

type Route = { page: PageInBrowser; params: Readonly<Record<string, string | undefined>> };

export const PageRouteContext = createContext<Route | null>(null);

/** The page and parameters that a remote's router found. Without it, pages follow the location of the platform. */
export function PageRoute({ page, params, children }: Route & { children: ReactNode }) {
  return <PageRouteContext value={{ page, params }}>{children}</PageRouteContext>;
}
