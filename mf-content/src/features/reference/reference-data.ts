import type { DataFor } from '@bee/contracts/operations';
import type { Settled } from '../../lib/settle.ts';

export type ReferenceList = DataFor<'reference/getList'>;
export type Detail = DataFor<'reference/detail'>;
export type SubArticle = DataFor<'reference/subDetail'>;
export type Enterprise = DataFor<'reference/getEnterpriceInfo'>;
export type SectionNumber = '0' | '1' | '2' | '3' | '4';

export type Enterprises = DataFor<'reference/getRelatedEnterpriseList'>;
export type Reports = DataFor<'reference/getRelatedReportList'>;
export type Tables = DataFor<'reference/getRelatedIndustryList'>;

/** Data of the current section in addition to the detail; null where only that failed to load. */
export type Part =
  | { num: '0' | '1' }
  | { num: '2'; page: Settled<Enterprises>; chosen: Settled<Enterprise> }
  | { num: '3'; page: Settled<Reports> }
  | { num: '4'; page: Settled<Tables> };

export type ReferenceData = { detail: Detail; part: Part };
