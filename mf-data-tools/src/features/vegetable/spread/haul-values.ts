import { typedNumber } from '@bee/domain/typed-number';

/** Input of the calculator, kept as text until it is parsed. */
export type HaulValues = { from: string; to: string; km: string; freight: string; handling: string; loss: string };

type Field = 'km' | 'freight' | 'handling' | 'loss';

export const haulFields: { name: Field; title: string; unit: string; most: number }[] = [
  { name: 'km', title: '运距', unit: '公里', most: 8000 },
  { name: 'freight', title: '运价', unit: '元/吨·公里', most: 20 },
  { name: 'handling', title: '装卸、包装、进场等', unit: '元/吨', most: 10_000 },
  { name: 'loss', title: '损耗', unit: '%', most: 80 },
];

/** Defaults that users adjust: a standard truck, usual fees, leafy vegetables. */
export const USUAL = { freight: '0.55', handling: '150', loss: '8' } as const;

/** Query keys, so that a calculation can be shared. */
export const haulKeys: Record<keyof HaulValues, string> = {
  from: 'hf',
  to: 'ht',
  km: 'hkm',
  freight: 'hr',
  handling: 'hc',
  loss: 'hl',
};

/** The number of a field, or an error message. */
export const readHaulNumber = (name: Field, text: string): number | string => {
  const field = haulFields.find((one) => one.name === name);
  const value = typedNumber(text);
  if (!field) return Number.NaN;
  if (Number.isNaN(value)) return `请填写${field.title}（${field.unit}）`;
  if (value < 0) return `${field.title}不能小于 0`;
  if (value > field.most) return `${field.title}最多 ${field.most} ${field.unit}`;
  return value;
};
