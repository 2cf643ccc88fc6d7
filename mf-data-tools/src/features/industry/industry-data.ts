import type { BasketData } from './basket/load-basket.ts';
import type { StartData } from './browse/load-start.ts';
import type { SearchData } from './search/load-search.ts';
import type { TableData } from './table/load-table.ts';

/** Data of one of the views; `view` is the discriminant. */
export type IndustryData = StartData | TableData | SearchData | BasketData;
