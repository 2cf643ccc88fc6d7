import type { HerbRelation } from '@bee/contracts/resource/herbs';
import { site } from '../../site.ts';
import { isWinter } from './grade-order.ts';
import type { Relation } from './herbs-data.ts';
import type { GradeRow } from './price-matrix.ts';
import { relationSentence, type Verdict, verdictOf, verdictTitles } from './relation-words.ts';

export type GradePoint = {
  spec: string;
  /** Mean of the markets, 元/公斤. */
  price: number | null;
  reference: boolean;
  verdict: Verdict | null;
  sentence: string;
  /** Positions in percent of the axis; null where the usual range is unknown. */
  place: { now: number; low: number; high: number } | null;
};

/** `reach`: half the width of the axis in percent around the usual value. */
export type GradeCurve = { points: GradePoint[]; reach: number; summary: string };

const STEP = 5;

/** Deviation of each spring grade from its usual ratio to the reference; 0 is the median of all years. */
export const gradeCurve = (rows: readonly GradeRow[], relations: readonly HerbRelation[]): GradeCurve => {
  const spring = rows.filter(({ spec }) => !isWinter(spec));
  const relationOf = (row: GradeRow) => relations.find(({ spec_id }) => spec_id === row.spec_id);
  const reach = reachOf(relations.filter((each) => spring.some(({ spec_id }) => spec_id === each.spec_id)));
  const points = spring.map((row): GradePoint => {
    const reference = row.spec === site.reference;
    const relation = relationOf(row);
    const freq = Object.values(row.quotes)[0]?.freq ?? 'D';
    return {
      spec: row.spec,
      price: row.mean,
      reference,
      verdict: relation ? verdictOf(relation) : null,
      sentence: reference
        ? `${row.spec} 是基准，其他规格与它同期的价格相比。`
        : relationSentence(row.spec, site.reference, relation, freq),
      place: relation ? placeOf(relation, reach) : null,
    };
  });
  return { points, reach, summary: summaryOf(points) };
};

const away = (ratio: number, median: number): number => (ratio / median - 1) * 100;

const placeOf = ({ ratio, usual }: Relation, reach: number): GradePoint['place'] => {
  if (ratio === null || usual === null) return null;
  const place = (value: number) => Math.round((away(value, usual.median) / reach + 1) * 500) / 10;
  return { now: place(ratio), low: place(usual.low), high: place(usual.high) };
};

const reachOf = (relations: readonly Relation[]): number => {
  const most = relations.flatMap(({ ratio, usual }) =>
    ratio === null || usual === null
      ? []
      : [ratio, usual.low, usual.high].map((value) => Math.abs(away(value, usual.median))),
  );
  return Math.max(STEP, Math.ceil((Math.max(0, ...most) * 1.05) / STEP) * STEP);
};

const summaryOf = (points: readonly GradePoint[]): string => {
  const named = (verdict: Verdict) => points.filter((point) => point.verdict === verdict).map(({ spec }) => spec);
  const said = (['dear', 'cheap'] as const)
    .map((verdict) => ({ verdict, specs: named(verdict) }))
    .filter(({ specs }) => specs.length > 0)
    .map(({ verdict, specs }) => `${specs.join('、')}${verdictTitles[verdict]}`);
  const usual = named('usual');
  if (said.length === 0) {
    return usual.length === 0
      ? '历史报价还不够，暂时说不出哪个规格贵。'
      : `各规格与${site.reference}的比价都与往年相当。`;
  }
  return `按与${site.reference}的比价，现在${said.join('，')}${usual.length > 0 ? `；${usual.join('、')}与往年相当` : ''}。`;
};
