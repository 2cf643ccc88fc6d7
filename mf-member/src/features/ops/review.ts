import type { Facet } from '@bee/contracts/shapes';
import type { Column } from '@bee/ui/content';
import type { ComponentType } from 'react';
import type { ReviewRequest } from './review-query.ts';

export type DetailProps<Item> = {
  item: Item;
  /** Something was done with it: the drawer closes, the focus goes back to the list. */
  onHandled: () => void;
};

type Reviewed<Item> = { list: Item[]; total: number; facets?: Record<string, Facet[]> };

/** A list that operators look through: what differs from the other lists. */
export type Review<Item, Status extends string, Kind extends string = never> = {
  /** Stands in the address. */
  tab: string;
  /** 意见反馈 */
  title: string;
  /** One of them, as in “还没有反馈”: 反馈 */
  noun: string;
  /** Names of the states, in the order of the filter. */
  statuses: Record<Status, string>;
  /** Names of the kinds, where the list is filtered by them. */
  kinds?: Record<Kind, string>;
  search: { label: string; placeholder: string };
  /** How something comes into the list; shown while nothing has. */
  hint: string;
  keyOf: (item: Item) => string;
  /** What the drawer is called, and the text of the button that opens it. */
  nameOf: (item: Item) => string;
  /** Behind the first one, which holds the name. */
  columns: Column<Item>[];
  nameTitle: string;
  Detail: ComponentType<DetailProps<Item>>;
  useList: (request: ReviewRequest<Status, Kind>) => {
    data: Reviewed<Item> | undefined;
    isPending: boolean;
    isPlaceholderData: boolean;
    error: Error | null;
    refetch: () => unknown;
  };
};
