import type { DrawnKind } from './drawn-kind.ts';
import { drawFoods } from './foods/draw-foods.ts';
import { drawIndustry } from './industry/draw-industry.ts';
import { keptProducts } from './kept-products.ts';
import { drawPrices } from './prices/draw-prices.ts';
import { drawReferences } from './references/draw-references.ts';
import { drawReports } from './reports/draw-reports.ts';
import { drawStandards } from './standards/draw-standards.ts';
import { drawStatistics } from './statistics/draw-statistics.ts';
import { drawTexts } from './texts/draw-texts.ts';
import { drawTrade } from './trade/draw-trade.ts';

/** Draws all kinds whose rows are files. */
export const drawKinds = (): DrawnKind[] => [
  drawFoods(),
  drawStandards(),
  drawTrade(),
  drawReferences(),
  drawPrices(),
  drawTexts(),
  drawReports(),
  drawStatistics(),
  drawIndustry(),
  keptProducts(),
];
