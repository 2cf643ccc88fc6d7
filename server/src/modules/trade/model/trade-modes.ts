import { provinces } from '@bee/domain/region';

/** Customs regimes by customs code. */
export const tradeModes: { code: string; name: string }[] = [
  { code: '10', name: '一般贸易' },
  { code: '14', name: '来料加工贸易' },
  { code: '15', name: '进料加工贸易' },
  { code: '19', name: '边境小额贸易' },
  { code: '33', name: '保税监管场所进出境货物' },
  { code: '34', name: '海关特殊监管区域物流货物' },
  { code: '39', name: '其他贸易' },
];

/** Provinces in which the Chinese party may be registered. */
export const regs: { adcode: string; name: string }[] = provinces.map(({ adcode, name }) => ({ adcode, name }));
