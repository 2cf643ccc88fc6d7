import { formatDay } from '@bee/domain/format';
import type { Plan } from './submit-data.ts';
import '../submit.css';
import '../../../parts/parts.css';

type PlanChoiceProps = { plans: Plan[]; value: string; onChange(id: string): void };

/** The available plans with the resulting term. */
export const PlanChoice = ({ plans, value, onChange }: PlanChoiceProps) => (
  <fieldset className="member-plan-choice">
    <legend>方案</legend>
    {plans.map(({ id, title, spec, price, starts_at, ends_at }) => (
      <label key={id} className={id === value ? 'member-choice is-chosen' : 'member-choice'}>
        <input type="radio" name="plan" value={id} checked={id === value} onChange={() => onChange(id)} />
        <span>
          <strong>
            {title}
            {spec === title ? null : <small> {spec}</small>}
          </strong>
          <span className="member-choice-price bee-num">¥{price}</span>
          {starts_at && ends_at ? (
            <small className="bee-num">
              {formatDay(starts_at)}至{formatDay(ends_at)}
            </small>
          ) : (
            <small>一次购买，长期有效</small>
          )}
        </span>
      </label>
    ))}
  </fieldset>
);
