/** Price in yuan of a report that is not free, for users without VIP; buyers can read it in full. */
export const REPORT_PRICE = '49.00';
