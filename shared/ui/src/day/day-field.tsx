import { isDay } from '@bee/domain/calendar-day';
import { type LazyComponent, useLazyComponent } from '@bee/platform';
import { Icon } from '@bee/ui/content';
import { type FormEvent, useRef, useState } from 'react';
import type { DayControl, DayPickerProps, DayUnit } from './day-control.ts';
import '../content/day-field.css';

type Form = { placeholder: string; pattern: string; example: string; is(text: string): boolean };

const forms: Record<DayUnit, Form> = {
  day: { placeholder: '年-月-日', pattern: '\\d{4}-\\d{2}-\\d{2}', example: '2026-01-31', is: isDay },
  month: { placeholder: '年-月', pattern: '\\d{4}-\\d{2}', example: '2026-01', is: (text) => isDay(`${text}-01`) },
  year: { placeholder: '年', pattern: '\\d{4}', example: '2026', is: (text) => isDay(`${text}-01-01`) },
};

/** Replaced by tests. */
export const dayPicker: LazyComponent<DayPickerProps> = {
  styles: ['core', 'form'],
  load: async () => (await import('@bee/ui/form')).DayPicker,
  onFailure: () => {}, // the text field works without it
};

export type DayFieldProps = DayControl & {
  defaultValue?: string;
  /** Controlled by the parent, for example an item of a form; '' is no day. */
  value?: string;
  onChange?(day: string): void;
  /** When the focus leaves text and calendar. */
  onBlur?(): void;
};

/**
 * A day, month or year, typed as 2026-01-31 or chosen in antd's calendar, which is loaded when the mouse or the focus reaches the field
 * and takes its place with the focus, without a change of size. The server renders the text field, which works without JavaScript.
 */
export function DayField({ defaultValue = '', value, onChange, onBlur, ...control }: DayFieldProps) {
  const { unit = 'day', ...attributes } = control;
  const [own, setOwn] = useState(defaultValue);
  const [isNear, setNear] = useState(false);
  const [isReached, setReached] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const Picker = useLazyComponent(isNear || isReached, dayPicker);
  const text = value ?? own;
  const { placeholder, pattern, example, is } = forms[unit];
  const change = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  // A text that is no day would be lost in the picker.
  const isPicker = Picker !== null && isReached && !isTyping && (text === '' || is(text));
  const type = (typed: string) => {
    setTyping(true);
    change(typed);
  };
  // The picker itself reports what is typed only when it is left.
  const readPicker = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && is(target.value)) change(target.value);
  };
  const leave = ({ relatedTarget: next }: { relatedTarget: EventTarget | null }) => {
    if (next instanceof Element && (box.current?.contains(next) || next.closest('.ant-picker-dropdown'))) return;
    setTyping(false);
    // Digits of a Chinese input method may be of full width.
    if (!isPicker) change(text.normalize('NFKC').trim());
    onBlur?.();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: sees events of the field in it, which is the control
    <span
      ref={box}
      className="bee-day"
      onPointerEnter={() => setNear(true)}
      onFocus={() => setReached(true)}
      onBlur={leave}
      onInput={isPicker ? readPicker : undefined}
    >
      {isPicker ? (
        <Picker
          {...control}
          day={text}
          hasFocus={box.current?.contains(document.activeElement) ?? false}
          onPick={change}
        />
      ) : (
        <>
          <input
            {...attributes}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={placeholder}
            pattern={pattern}
            title={`例如 ${example}`}
            value={text}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
          <Icon name="calendar" size={16} />
        </>
      )}
    </span>
  );
}
