import { typedNumber } from './typed-number.ts';

/** Plan of a canary as people write it: `5, 25, 50, 100`, `30`, `100`, `22-8`. */
export type CanaryPlanText = { percents: string; minutes: string; visits: string; quiet: string };

export const USUAL_CANARY_PLAN: CanaryPlanText = {
  percents: '5, 25, 50, 100',
  minutes: '30',
  visits: '100',
  quiet: '',
};

type CanaryPlan = { percents: number[]; minutes: number; visits: number; quiet?: { from: number; to: number } };

/** The last step, 100, is the promotion. Values out of range are refused by the composer. */
export const readCanaryPlan = ({ percents, minutes, visits, quiet }: CanaryPlanText): CanaryPlan => {
  const [from, to] = quiet.split('-').map(numberOf);
  return {
    percents: percents
      .split(/[,，、%\s]+/)
      .filter(Boolean)
      .map(numberOf)
      .filter((one) => one !== 100),
    minutes: numberOf(minutes),
    visits: numberOf(visits),
    ...(quiet.trim() && { quiet: { from: from ?? -1, to: to ?? -1 } }),
  };
};

export const canaryPlanText = ({ percents, minutes, visits, quiet }: CanaryPlan): CanaryPlanText => ({
  percents: [...percents, 100].join(', '),
  minutes: String(minutes),
  visits: String(visits),
  quiet: quiet ? `${quiet.from}-${quiet.to}` : '',
});

/** -1 for what is no number: JSON has no NaN, and no value of a plan is negative. */
const numberOf = (text: string): number => {
  const number = typedNumber(text);
  return number >= 0 ? number : -1;
};
