/** Yuan for one report that is not free, for who is no VIP: it is read whole from then on. */
export const REPORT_PRICE = '49.00';
