import type { IndustryTable, ModelCard, SeriesHealth, TableField } from '@bee/contracts/entity/industry';
import { addDays, daysBetween } from '@bee/domain/calendar-day';
import { otherUnits } from '@bee/domain/measure-units';
import { lastDayOf, periodAt, periodNumber } from '@bee/domain/table-period';
import type { StoredCoverage, StoredField } from '../../../db/schema/industry.ts';
import type { CardRow, TableRow } from '../store/table.repository.ts';
import { decimalsOf, sharedUnit } from './table-fields.ts';

export const presentCard = (row: CardRow): ModelCard => ({
  model_id: row.model_id,
  title: row.title,
  domain_path: row.path,
  unit: sharedUnit(row.fields),
  freq: row.freq,
  from: row.first_period,
  to: row.last_period,
  rows: row.row_count,
  source_name: row.source_name,
  tags: [...new Set(row.words)],
  updated_at: row.updated_at,
  viewed_at: row.viewed_at,
  sample: row.sample,
});

type Rhythm = Pick<TableRow, 'freq' | 'last_period' | 'lag_days'>;

/** The date on which the next period is due; null if unknown. */
export const nextUpdate = ({ freq, last_period, lag_days }: Rhythm): string | null => {
  if (last_period === null || lag_days === null) return null;
  const next = lastDayOf(freq, periodAt(freq, periodNumber(freq, last_period) + 1));
  return addDays(next, lag_days);
};

export const presentHealth = (coverage: StoredCoverage, rhythm: Rhythm, today: string): SeriesHealth => {
  const { periods = 0, expected = 0, gaps = [], gap_count = 0, revised = 0, last_revised_at = null } = coverage;
  const due = nextUpdate(rhythm);
  const late = due === null ? null : daysBetween(due, today);
  return {
    coverage_pct: expected > 0 ? Math.round((1000 * periods) / expected) / 10 : 0,
    periods,
    expected,
    gaps,
    gap_count,
    revised,
    last_revised_at: last_revised_at && `${last_revised_at}T00:00:00+08:00`,
    next_update: due,
    late_days: late === null ? null : Math.max(0, late),
  };
};

export const presentField = (field: StoredField): Omit<TableField, 'options' | 'option_count'> => {
  const measure = field.role === 'measure';
  return {
    field: field.field,
    title: field.title,
    role: field.role,
    type: measure ? 'number' : 'text',
    unit: field.unit ?? null,
    units: measure ? otherUnits(field.unit ?? null) : [],
    decimals: measure ? decimalsOf(field) : null,
    desc: field.desc ?? null,
  };
};

type TableExtras = Pick<IndustryTable, 'source' | 'favorited' | 'access' | 'citation'>;

const MAX_VINTAGES = 100;

export const presentTable = (row: TableRow, extras: TableExtras, today: string): IndustryTable => ({
  ...presentCard(row),
  desc: row.description,
  geo_level: row.geo_level,
  dims: row.fields.filter(({ role }) => role !== 'measure').map(({ title }) => title),
  measures: row.fields.filter(({ role }) => role === 'measure').map(({ title }) => title),
  next_update: nextUpdate(row),
  health: presentHealth(row.coverage, row, today),
  vintages: row.vintages.slice(0, MAX_VINTAGES),
  parent: row.parent && row.parent_title ? { model_id: row.parent, title: row.parent_title } : null,
  child_count: row.child_count,
  ...extras,
});
