import type { CanaryPlanText } from '@bee/domain/canary-plan';
import { Input } from '@bee/ui/interactive';
import { useId } from 'react';

type CanaryPlanFieldsProps = { value: CanaryPlanText; onChange(plan: CanaryPlanText): void };

const FIELDS: [keyof CanaryPlanText, label: string, suffix: string][] = [
  ['percents', '各步比例，100 是转正', '%'],
  ['minutes', '每步至少', '分钟'],
  ['visits', '每步至少比较', '个访问'],
  ['quiet', '不扩大的时段，如 22-8', '点'],
];

/** The steps by which a canary grows by itself. */
export function CanaryPlanFields({ value, onChange }: CanaryPlanFieldsProps) {
  const ids = useId();
  return FIELDS.map(([name, label, suffix]) => (
    <div key={name} className="shell-ops-line">
      <label htmlFor={ids + name}>{label}</label>
      <Input
        id={ids + name}
        value={value[name]}
        onChange={(text) => onChange({ ...value, [name]: text })}
        suffix={suffix}
      />
    </div>
  ));
}
