import type { Limit } from '@bee/contracts/entity/standard';
import type { LimitRow } from '../store/limit.repository.ts';

export const presentLimit = ({ level, inherited, ...row }: LimitRow): Limit => ({
  ...row,
  // A food that has subtypes (羊: 绵羊, 山羊) is a group from their point of view.
  via: inherited && level === '食品' ? '亚类' : level,
});
