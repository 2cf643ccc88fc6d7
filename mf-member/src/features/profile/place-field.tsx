import { type LazyComponent, useLazyComponent } from '@bee/platform';
import { Input } from '@bee/ui/fields';
import { type AriaAttributes, useRef, useState } from 'react';
import type { PlacePickerProps } from './place-picker.tsx';
import { placeText } from './profile-values.ts';

/** The list of cities and antd's Cascader: two fifths of the scripts of this page, which most visits do not need. */
const picker: LazyComponent<PlacePickerProps> = {
  styles: ['core', 'form'],
  load: async () => (await import('./place-picker.tsx')).PlacePicker,
};

type PlaceFieldProps = Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-required'> & {
  id?: string;
  /** Province and city, only a province, or empty. */
  value?: string[];
  onChange?(place: string[]): void;
};

/** Shows the place; the picker takes over when the mouse or the focus reaches it. */
export function PlaceField({ value = [], onChange, ...control }: PlaceFieldProps) {
  const [isWanted, setWanted] = useState(false);
  const hasFocus = useRef(false);
  const Picker = useLazyComponent(isWanted, picker);
  if (Picker)
    return <Picker {...control} place={value} hasFocus={hasFocus.current} onPick={(next) => onChange?.(next)} />;
  return (
    <Input
      {...control}
      readOnly
      value={placeText(value)}
      placeholder="请选择省份和城市"
      onPointerEnter={() => setWanted(true)}
      onFocus={() => {
        hasFocus.current = true;
        setWanted(true);
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    />
  );
}
