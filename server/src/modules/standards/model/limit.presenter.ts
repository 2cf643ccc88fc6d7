import type { Limit } from '@bee/contracts/entity/standard';
import type { LimitRow } from '../store/limit.repository.ts';

export const presentLimit = (row: LimitRow): Limit => ({
  id: row.id,
  food: row.food,
  food_code: row.food_id,
  food_text: row.food_text,
  group_path: row.path,
  substance: row.substance,
  substance_id: row.substance_id,
  kind: row.kind,
  value: row.value,
  value_text: row.value_text,
  unit: row.unit,
  authority: row.authority,
  // A food that has subtypes (羊: 绵羊, 山羊) is a group from their point of view.
  via: row.inherited && row.level === '食品' ? '亚类' : row.level,
  applies: row.applies,
  clause: row.clause,
  note: row.note,
  standard: row.standard_code ? { id: row.standard_id, code: row.standard_code, status: row.standard_status } : null,
  source_name: row.source_name,
  sample: row.sample,
});
