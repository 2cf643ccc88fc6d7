import type { LimitAuthority, LimitKind } from '@bee/contracts/entity/standard';
import type { NewLimit } from '../../../../server/src/modules/standards/store/store-limits.ts';
import { tableParts } from '../table-text.ts';
import { samplePlace } from './sample-foods.ts';

const CODEX = 'CXS 9193-2019';

/** Limits of GB and Codex at every level of the tree; closer levels differ from their groups. */
export const sampleLimits: NewLimit[] = tableParts('standards/limits.txt').flatMap(({ head, rows }, table) =>
  rows.flatMap(([written = '', gb = '', codex = ''], row) => {
    const [kind = '', unit = '', standard = '', info = ''] = head;
    const [name = '', ...alias] = written.split('/');
    const substance = { name, alias, kind: kind as LimitKind, info: [{ k: '说明', v: info }] };
    const limitsBy = (authority: LimitAuthority, values: string): NewLimit[] =>
      values
        .split(' ')
        .filter(Boolean)
        .map((pair) => {
          const [food = '', value = ''] = pair.split('=');
          const none = kind === '微生物' && value === '0';
          return {
            place: samplePlace(food),
            foodText: food,
            substance,
            value: none ? null : Number(value),
            valueText: none ? '不得检出' : value,
            unit: none ? null : unit,
            authority,
            excludes: [],
            standardCode: authority === 'GB' ? standard : CODEX,
            clause: authority === 'GB' ? `表${table + 1} 第${row + 1}项` : `附表${table + 1}`,
            note: none ? '/25g' : null,
          };
        });
    return [...limitsBy('GB', gb), ...limitsBy('Codex', codex)];
  }),
);
