import type { DataFor, OperationId, RequestFor } from '@bee/contracts/operations';
import type { Facet } from '@bee/contracts/shapes';
import { formatInstant } from '@bee/domain/format';
import type { LazyComponent } from '@bee/platform';
import type { Column } from '@bee/ui/content';
import type { ComponentType } from 'react';

export type DetailProps<Item> = {
  item: Item;
  /** Called after a successful action: closes the drawer and returns the focus to the list. */
  onHandled: () => void;
};

export type Reviewed<Item> = { list: Item[]; total: number; facets?: Record<string, Facet[]> };

/** An item with its name as title. */
export type PanelProps<Item> = DetailProps<Item> & { title: string; onClose: () => void };

/** Operations that answer with items of this kind. */
type ListOperation<Item> = {
  [Id in Extract<OperationId, `ops/${string}`>]: DataFor<Id> extends Reviewed<Item> ? Id : never;
}[Extract<OperationId, `ops/${string}`>];

/** One call for each of the selected items that it applies to. */
export type BulkAction<Item, Id extends OperationId = OperationId> = {
  /** 通过 */
  word: string;
  operation: Id;
  /** Whether the state of the item allows it. */
  may: (item: Item) => boolean;
  request: (item: Item) => RequestFor<Id>;
};

export const defineBulk = <Item, Id extends OperationId>(bulk: BulkAction<Item, Id>) =>
  bulk as unknown as BulkAction<Item>;

/** Configuration of a list for operators. */
export type Review<Item, Status extends string, Kind extends string = never> = {
  /** Value in the address. */
  tab: string;
  operation: ListOperation<Item>;
  /** 意见反馈 */
  title: string;
  /** Singular for texts such as “还没有反馈”: 反馈 */
  noun: string;
  /** Names of the states, in the order of the filter; empty where items have none. */
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
  /** Label of a button in each row that opens it, where this is the purpose of the list. */
  openWord?: string;
  /** What can be done with several rows at once. */
  bulk?: BulkAction<Item>;
  /** Shown above the filters. */
  Lead?: ComponentType;
  detail: LazyComponent<PanelProps<Item>>;
};

export type AnyReview = Review<unknown, string, string>;

/** The component that shows the lists does not know their items. */
export const defineReview = <Item, Status extends string, Kind extends string = never>(
  review: Review<Item, Status, Kind>,
): AnyReview => review as unknown as AnyReview;

/** Calls `onHandled` after an action that succeeded. */
export const afterward = async (made: Promise<boolean>, onHandled: () => void): Promise<boolean> => {
  const done = await made;
  if (done) onHandled();
  return done;
};

/** 张三 于 2026-01-31 08:30 */
export const handledText = (by: string | null, at: string | null, otherwise: string): string =>
  at ? `${by || '运营人员'} 于 ${formatInstant(at)}` : otherwise;
