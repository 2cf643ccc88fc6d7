/** A product of a report as published; 元/公斤, percent, tonnes per day. */
export type ReportedPrice = {
  product: string;
  group: string;
  spec: string;
  price: number;
  before: number | null;
  trend: number | null;
  arrival: number | null;
  origin: string | null;
  comment: string | null;
};
