import type {
  DataProduct,
  ProductCoverage,
  ProductField,
  ProductFormat,
  ProductFreq,
  ProductLevel,
} from '@bee/contracts/resource/data';
import type { ColumnType } from 'kysely';
import type { Defaulted, Instant, Json } from './columns.ts';

export type DataProductTable = {
  id: string;
  title: string;
  summary: string;
  desc_html: string;
  cate_id: string;
  cover: string | null;
  freq: ProductFreq;
  geo: string;
  period_from: string | null;
  period_to: string | null;
  rows: number;
  fields: number;
  formats: ColumnType<ProductFormat[]>;
  /** Money: decimal text. */
  price: string | null;
  access: ProductLevel;
  licence: string;
  tags: Defaulted<string[]>;
  tables: Defaulted<string[]>;
  sales: Defaulted<number>;
  rank: number;
  released_on: string;
  sample: boolean;
  source_id: number;
  updated_at: Instant;
};

export type DataProductFileTable = {
  product_id: string;
  doc_id: string;
  place: number;
  title: string;
  fid: string;
  ext: ProductFormat;
  rows: number | null;
  fields: number | null;
  dict: Json<ProductField[]>;
  preview: Json<DataProduct['preview']>;
  coverage: Json<ProductCoverage>;
  released_on: string;
};

export type DataProductReleaseTable = {
  product_id: string;
  no: number;
  version: string;
  date: string;
  note: string;
  rows: number;
  fields_added: Defaulted<string[]>;
  fields_removed: Defaulted<string[]>;
};
