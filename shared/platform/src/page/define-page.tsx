import type { Head } from '@bee/contracts/page';
import type { ComponentType, ReactNode } from 'react';
import type { ApiCaller } from '../api/api-caller.ts';

export type PageAddress = { params: Record<string, string>; query: Record<string, string> };
export type LoadContext = PageAddress & { api: ApiCaller; signal?: AbortSignal };
export type PageProps<Data> = PageAddress & { data: Data };

type PageDefinition<Data> = {
  /** Runs in the render worker and in the browser; returns what JSON can carry. Throws notFound() for what does not exist. */
  load?: (context: LoadContext) => Promise<Data>;
  head?: (data: Data, address: PageAddress) => Head;
  component: ComponentType<PageProps<Data>>;
  skeleton?: ComponentType;
  /** Query keys that `load` gets: others change what is shown, not what is loaded. All of the manifest's when not given. */
  loadKeys?: readonly string[];
  /** The answer of `load` depends on who asks: it is loaded again when somebody logs in. */
  personal?: boolean;
};

/** A page whose data type is known to itself only. */
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

/** Thrown by `load`: the address is well formed, but there is nothing behind it. */
export class NotFoundError extends Error {
  constructor() {
    super('This page could not be found');
    this.name = 'NotFoundError';
  }
}

/** Stands in the cache for the data of a page that the server answered with 404. */
export const MISSING_PAGE = { missing: true } as const;

export const notFound = (): NotFoundError => new NotFoundError();
