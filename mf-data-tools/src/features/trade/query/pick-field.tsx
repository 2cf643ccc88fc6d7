import { navigate } from '@bee/platform';
import { useState } from 'react';
import { SuggestField } from '../../../components/suggest/suggest-field.tsx';
import { ChosenList } from './chosen-list.tsx';
import type { Named } from './query-data.ts';
import './query.css';
import '../../../layout/page.css';

type PickFieldProps = {
  label: string;
  placeholder: string;
  /** Selected codes, in order. */
  codes: readonly string[];
  offered: readonly Named[];
  hrefOf(codes: string[]): string;
};

const MAX_SHOWN = 10;
const MAX_CHOSEN = 20;

/** Multi-select from a known list: type, choose, remove; each step is an address. */
export function PickField({ label, placeholder, codes, offered, hrefOf }: PickFieldProps) {
  const [typed, setTyped] = useState('');
  const nameOf = (code: string) => offered.find((one) => one.code === code)?.name ?? code;
  const words = typed.toLowerCase();
  const options = words
    ? offered
        .filter(
          ({ code, name }) => !codes.includes(code) && (name.includes(typed) || code.toLowerCase().startsWith(words)),
        )
        .slice(0, MAX_SHOWN)
        .map(({ code, name }) => ({ key: code, title: name, note: code }))
    : [];
  return (
    <div className="tools-pick">
      <span className="tools-pick-label">{label}</span>
      <div>
        <ChosenList
          label={label}
          chosen={codes.map((code) => ({ code, name: nameOf(code) }))}
          hrefWithout={(code) => hrefOf(codes.filter((one) => one !== code))}
          all="全部合计"
        />
        {codes.length < MAX_CHOSEN ? (
          <SuggestField
            name={label}
            label={`添加${label}`}
            placeholder={placeholder}
            options={options}
            onType={setTyped}
            onChoose={({ key }) => navigate(hrefOf([...codes, key]))}
            clears
          />
        ) : (
          <small className="tools-muted">最多 {MAX_CHOSEN} 个</small>
        )}
      </div>
    </div>
  );
}
