import { type AlertRule, alertHolds } from '@bee/domain/price-alert';
import type { QuoteRow } from './alert-quotes.ts';

type RuleState = { armed: boolean; checkedDate: string | null };

/**
 * Takes a rule along its quotes, the oldest first. It fires once when it begins to hold and is armed again when it no
 * longer does; a crossing that is over by the newest quote is not told. Looking at the same quotes again changes nothing.
 */
export const followRule = (
  rule: AlertRule,
  before: RuleState,
  quotes: readonly QuoteRow[],
): RuleState & { fired: QuoteRow | null } => {
  let { armed, checkedDate } = before;
  let fired: QuoteRow | null = null;
  for (const quote of quotes) {
    checkedDate = quote.date;
    const holds = alertHolds(rule, quote);
    if (holds === null) continue;
    if (!holds) {
      armed = true;
      fired = null;
    } else if (armed || fired) {
      armed = false;
      fired = quote;
    }
  }
  return { armed, checkedDate, fired };
};
