import type { Tariff } from '@bee/contracts/resource/trade';
import { type Decimal, parseDecimal } from '@bee/domain/decimal';
import { typedDigits } from '@bee/domain/typed-number';
import { useLocationQuery } from '@bee/platform';
import { Section } from '@bee/ui/content';
import { type ReactNode, useState } from 'react';
import { DutyOutcome } from './duty-outcome.tsx';
import '../trade.css';
import '../../../layout/page.css';
import '../../../layout/spread-fields.css';

type DutyCalculatorProps = {
  tariff: Tariff;
  /** 泰国; null without an origin. */
  origin: string | null;
  /** Origin picker, where an origin can be chosen. */
  picker: ReactNode;
  /** Values of the address. */
  values: { cif?: string; kg?: string };
};

const KEYS = { cif: 'cif', kg: 'kg' } as const;
type Field = keyof typeof KEYS;

/** The taxes of an import at each applicable rate. The input is kept in the address. */
export function DutyCalculator({ tariff, origin, picker, values }: DutyCalculatorProps) {
  const [, setQuery] = useLocationQuery();
  // The input is shown at once, even when empty; the address follows.
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const value = (field: Field) => typed[field] ?? values[field] ?? '';
  const change = (field: Field, text: string) => {
    setTyped({ ...typed, [field]: text });
    setQuery({ [KEYS[field]]: text.trim() });
  };
  const price = readPrice(value('cif'));
  const weight = readWeight(value('kg'));
  const field = (name: Field, title: string, wrong: boolean) => (
    <label>
      <span>{title}</span>
      <input
        inputMode="decimal"
        name={KEYS[name]}
        value={value(name)}
        maxLength={20}
        autoComplete="off"
        aria-invalid={(wrong && value(name) !== '') || undefined}
        onChange={({ target }) => change(name, target.value)}
      />
    </label>
  );
  return (
    <Section id="calculator" title="进口税费计算" note={`${tariff.hs} ${tariff.name}，${tariff.year} 年税则`}>
      <div className="tools-spread-fields">
        {field('cif', 'CIF 完税价格（元）', typeof price === 'string')}
        {field('kg', '数量（公斤）', typeof weight === 'string')}
        <div className="tools-duty-origin">
          <span>原产地</span>
          {picker}
        </div>
      </div>
      <DutyOutcome tariff={tariff} origin={origin} price={price} weight={weight} />
      <p className="tools-muted tools-spread-note">
        关税 = 完税价格 × 税率（从量税 = 数量 × 单位税额）；增值税 = （完税价格 + 关税
        {tariff.consumption_pct ? ' + 消费税' : ''}）×
        {tariff.vat_pct === null ? '税率' : `${tariff.vat_pct}%`}
        ；各税按分四舍五入。协定与特惠税率须有原产地证书。仅供参考，以海关核定为准。
      </p>
    </Section>
  );
}

const MAX_YUAN = parseDecimal('1000000000000') ?? 0n;

/** CIF price in yuan; a message for an invalid one. */
const readPrice = (text: string): Decimal | string =>
  readAmount(text, { title: '完税价格', unit: '元', most: MAX_YUAN, mostText: '1 万亿' });

/** Weight in kilograms. */
const readWeight = (text: string): Decimal | string =>
  readAmount(text, { title: '数量', unit: '公斤', most: MAX_YUAN, mostText: '1 万亿' });

type Amount = { title: string; unit: string; most: Decimal; mostText: string };

const readAmount = (text: string, { title, unit, most, mostText }: Amount): Decimal | string => {
  if (text.trim() === '') return `请填写${title}（${unit}）`;
  const value = parseDecimal(typedDigits(text));
  if (value === null) return `${title}应为数字，最多六位小数，例如 12345.67`;
  if (value <= 0n) return `${title}应大于 0`;
  if (value > most) return `${title}最多 ${mostText} ${unit}`;
  return value;
};
