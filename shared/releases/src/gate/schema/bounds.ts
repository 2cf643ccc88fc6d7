import type { SchemaObject } from './json-schema.ts';

type Limit = { value: number; exclusive: boolean };

/** Why numbers of `sent` may violate the limits of `taken`; null if they cannot. */
export const numberGap = (sent: SchemaObject, taken: SchemaObject): string | null => {
  if (!within(lowest(sent), lowest(taken), (a, b) => a > b)) return `可能小于 ${lowest(taken)?.value}`;
  if (!within(highest(sent), highest(taken), (a, b) => a < b)) return `可能大于 ${highest(taken)?.value}`;
  const step = taken.multipleOf;
  if (step !== undefined && sent.multipleOf !== step) return `可能不是 ${step} 的倍数`;
  return null;
};

export const stringGap = (sent: SchemaObject, taken: SchemaObject): string | null => {
  const length = countGap(sent, taken, 'minLength', 'maxLength', '字');
  if (length) return length;
  for (const keyword of ['pattern', 'format'] as const) {
    if (taken[keyword] !== undefined && sent[keyword] !== taken[keyword]) return `可能不合格式 ${taken[keyword]}`;
  }
  return null;
};

export const countGap = (
  sent: SchemaObject,
  taken: SchemaObject,
  min: 'minLength' | 'minItems',
  max: 'maxLength' | 'maxItems',
  unit: string,
): string | null => {
  const fewest = numberAt(taken, min) ?? 0;
  const most = numberAt(taken, max);
  if ((numberAt(sent, min) ?? 0) < fewest) return `可能少于 ${fewest} ${unit}`;
  const sentMost = numberAt(sent, max);
  return most !== undefined && (sentMost === undefined || sentMost > most) ? `可能多于 ${most} ${unit}` : null;
};

export const numberAt = (schema: SchemaObject, keyword: string): number | undefined =>
  typeof schema[keyword] === 'number' ? schema[keyword] : undefined;

const lowest = (schema: SchemaObject): Limit | null =>
  stricter(numberAt(schema, 'minimum'), numberAt(schema, 'exclusiveMinimum'), (a, b) => a >= b);

const highest = (schema: SchemaObject): Limit | null =>
  stricter(numberAt(schema, 'maximum'), numberAt(schema, 'exclusiveMaximum'), (a, b) => a <= b);

const stricter = (
  inclusive: number | undefined,
  exclusive: number | undefined,
  beats: (a: number, b: number) => boolean,
): Limit | null => {
  if (exclusive !== undefined && (inclusive === undefined || beats(exclusive, inclusive)))
    return { value: exclusive, exclusive: true };
  return inclusive === undefined ? null : { value: inclusive, exclusive: false };
};

const within = (sent: Limit | null, taken: Limit | null, inside: (a: number, b: number) => boolean): boolean => {
  if (!taken) return true;
  if (!sent) return false;
  if (sent.value === taken.value) return sent.exclusive || !taken.exclusive;
  return inside(sent.value, taken.value);
};
