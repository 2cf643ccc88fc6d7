import type { Facet } from '@bee/contracts/shapes';
import type { Column } from '@bee/ui/content';
import type { ComponentType } from 'react';
import type { ReviewRequest } from './review-query.ts';

export type DetailProps<Item> = {
  item: Item;
  /** Called after a successful action: closes the drawer and returns the focus to the list. */
  onHandled: () => void;
};

type Reviewed<Item> = { list: Item[]; total: number; facets?: Record<string, Facet[]> };

/** Configuration of a list for operators. */
export type Review<Item, Status extends string, Kind extends string = never> = {
  /** Value in the address. */
  tab: string;
  /** 意见反馈 */
  title: string;
  /** Singular for texts such as “还没有反馈”: 反馈 */
  noun: string;
  /** Names of the states, in the order of the filter. */
  statuses: Record<Status, string>;
  /** Names of the kinds, where the list is filtered by them. */
  kinds?: Record<Kind, string>;
  search: { label: string; placeholder: string };
  /** How items get into the list; shown while it is empty. */
  hint: string;
  keyOf: (item: Item) => string;
  /** Title of the drawer and text of the button that opens it. */
  nameOf: (item: Item) => string;
  /** Columns after the first one, which contains the name. */
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
