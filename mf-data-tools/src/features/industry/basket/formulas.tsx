import { navigate } from '@bee/platform';
import { Button, Icon, Section } from '@bee/ui/content';
import type { ChartLine } from '@bee/ui/data';
import { type FormEvent, useState } from 'react';
import { SelectField } from '../../../components/select-field.tsx';
import { type BasketQuery, basketHref } from '../address/basket-query.ts';
import { type FormulaKind, formulaKinds, formulasText, MAX_FORMULAS, readFormulas } from '../address/formula.ts';
import { type CalculatedLine, calculatedLines } from '../chart/calculated-lines.ts';
import './basket.css';
import '../table/table.css';

type FormulasProps = {
  query: BasketQuery;
  lines: readonly ChartLine[];
  /** Position of each line in the basket, beginning with 1. */
  places: readonly number[];
  calculated: readonly CalculatedLine[];
};

/** The calculated series with their formulas, and a form for another one. */
export function Formulas({ query, lines, places, calculated }: FormulasProps) {
  const [kind, setKind] = useState<FormulaKind>('yoy');
  const parts = formulaKinds.find(({ key }) => key === kind)?.parts ?? 1;
  const [problem, setProblem] = useState('');
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const of = ['a', 'b'].slice(0, parts).map((name) => String(form.get(name)));
    const [formula] = readFormulas(`${kind}(${of.join(',')})`);
    const fits = formula && calculatedLines(lines, [formula], places).length > 0;
    setProblem(fits ? '' : formula ? '这两条序列的单位不能这样计算' : '请选择两条不同的序列');
    const formulas = readFormulas(formulasText([...query.formulas, ...(formula ? [formula] : [])]));
    if (fits) navigate(basketHref(query, { formulas }));
  };
  const options = lines.map(({ name }, at) => ({ value: String(places[at]), title: `${places[at]} ${name}` }));
  return (
    <Section title="计算序列" note="公式记在网址与导出的说明里；数字是序列在下面列表中的序号">
      {calculated.length > 0 ? (
        <ul className="tools-formulas" aria-label="计算序列">
          {calculated.map(({ id, name, formula, unit }) => (
            <li key={id}>
              <strong>{name}</strong>
              <small>{`= ${formula}，${unit}`}</small>
              <Button
                aria-label={`移出 ${name}`}
                icon={<Icon name="close" size={16} />}
                onClick={() =>
                  navigate(basketHref(query, { formulas: query.formulas.filter((one) => formulasText([one]) !== id) }))
                }
              />
            </li>
          ))}
        </ul>
      ) : null}
      {query.formulas.length < MAX_FORMULAS ? (
        <form className="tools-table-controls bee-wrap bee-no-print" onSubmit={add}>
          <SelectField
            label="计算"
            className="tools-select"
            value={kind}
            options={formulaKinds
              .filter((one) => one.parts <= lines.length)
              .map(({ key, title }) => ({ value: key, title }))}
            onChoose={(chosen) => setKind(chosen as FormulaKind)}
          />
          <SelectField label={parts === 1 ? '序列' : '序列一'} className="tools-select" name="a" options={options} />
          {parts > 1 ? (
            <SelectField label="序列二" className="tools-select" name="b" defaultValue={places[1]} options={options} />
          ) : null}
          <Button type="submit">添加</Button>
          {problem ? <span role="alert">{problem}</span> : null}
        </form>
      ) : null}
    </Section>
  );
}
