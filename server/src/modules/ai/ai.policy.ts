import type { Viewer } from '../../http/viewer.ts';

/** Questions per day. */
export const dailyQuestions = (viewer: Viewer | null): number => {
  if (!viewer) return 3;
  if (viewer.isVip) return 200;
  if (viewer.isVegetableVip) return 50;
  return 20;
};

/** Visitors behind one address share this, so that a browser that drops its cookies cannot ask for ever. */
export const DAILY_QUESTIONS_PER_ADDRESS = 60;
