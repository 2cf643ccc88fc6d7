import type { NavigationEntry } from '@bee/contracts/manifest';

declare global {
  /** Pages by id. Each remote adds its own in src/page-params.d.ts, which `npm run page:types` generates. */
  interface BeePages {}
}

/** Id of a page of any remote in this repository. */
export type PageId = keyof BeePages;

type Names<Id extends PageId, Kind extends string> =
  BeePages[Id] extends Record<Kind, infer Name extends string> ? Name : never;

/** Parameters of a page: those that its address must have, and those that it may have. */
export type PageParams<Id extends PageId> = { [Name in Names<Id, 'required'>]: string | number } & {
  [Name in Names<Id, 'optional'>]?: string | number | undefined;
};

/** A link in a list; `href<string>(link.page, link.params)` is its address. */
export type PageLink = { [Id in PageId]: { page: Id } & LinkParams<Id> }[PageId];

type LinkParams<Id extends PageId> =
  Record<never, never> extends PageParams<Id> ? { params?: PageParams<Id> } : { params: PageParams<Id> };

type Texts<Id extends PageId> = { [Name in Names<Id, 'required'>]: string } & {
  [Name in Names<Id, 'optional'>]?: string;
};

/** An entry of a manifest's navigation, with pages that exist and the parameters that they need. */
export type Navigation = Omit<NavigationEntry, 'to' | 'current' | 'children'> & {
  to?: {
    [Id in PageId]: { page: Id } & (Record<never, never> extends Texts<Id>
      ? { params?: Texts<Id> }
      : { params: Texts<Id> });
  }[PageId];
  current?: PageId[];
  children?: Navigation[];
};

/** The arguments of a link to a page, after its id. */
export type PageArguments<Id extends PageId> =
  Record<never, never> extends PageParams<Id> ? [params?: PageParams<Id>] : [params: PageParams<Id>];

/** An id that is only known while the program runs, such as that of a link in an answer; refuses literals. */
export type UncheckedPageId<Id extends string> = string extends Id ? Id : never;
