import type { Head } from '@bee/contracts/page';
import type { ComponentType, ReactNode } from 'react';
import type { ApiCaller } from '../api/api-caller.ts';

export type PageAddress = { params: Record<string, string>; query: Record<string, string> };
export type LoadContext = PageAddress & { api: ApiCaller; signal?: AbortSignal };
export type PageProps<Data> = PageAddress & { data: Data };

type PageDefinition<Data> = {
  /**
   * Runs in the render worker and in the browser; the result must be serializable as JSON. Throws notFound() for
   * missing content.
   */
  load?: (context: LoadContext) => Promise<Data>;
  head?: (data: Data, address: PageAddress) => Head;
  component: ComponentType<PageProps<Data>>;
  skeleton?: ComponentType;
  /** Query keys passed to `load`; a change of other keys does not load again. Default: all keys of the manifest. */
  loadKeys?: readonly string[];
  /** The result of `load` depends on the user: it is loaded again after a login. */
  personal?: boolean;
};

/** A page with its data type erased. */
export type Page = {
  load: (context: LoadContext) => Promise<unknown>;
  head: (data: unknown, address: PageAddress) => Head | null;
  render: (data: unknown, address: PageAddress) => ReactNode;
  Skeleton: ComponentType | null;
  loadKeys: readonly string[] | null;
  personal: boolean;
};

export const definePage = <Data = null>(definition: PageDefinition<Data>): Page => {
  const { component: Component, load, head } = definition;
  return {
    load: async (context) => (load ? load(context) : null),
    head: (data, address) => head?.(data as Data, address) ?? null,
    render: (data, address) => <Component data={data as Data} {...address} />,
    Skeleton: definition.skeleton ?? null,
    loadKeys: definition.loadKeys ?? null,
    personal: definition.personal ?? false,
  };
};

/** Thrown by `load`: the address is well formed, but there is no content at it. */
export class NotFoundError extends Error {
  constructor() {
    super('This page could not be found');
    this.name = 'NotFoundError';
  }
}

/** Cached instead of page data when the server responded with 404. */
export const MISSING_PAGE = { missing: true } as const;

export const notFound = (): NotFoundError => new NotFoundError();
