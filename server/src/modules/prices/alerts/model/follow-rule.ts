import { type AlertRule, alertHolds } from '@bee/domain/price-alert';
import type { QuoteRow } from '../store/alert-quotes.ts';

type RuleState = { armed: boolean; checkedDate: string | null };

/**
 * Applies a rule to its quotes, oldest first. It fires once when the condition becomes true and is rearmed when it
 * becomes false. A crossing that no longer holds at the newest quote is not reported. Idempotent for the same quotes.
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
