import { type LazyComponent, useLazyComponent } from '@bee/platform';
import { Input } from '@bee/ui/fields';
import { type AriaAttributes, useState } from 'react';
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

/** Shows the place; the picker is loaded when the mouse or the focus reaches it, and takes over with the focus. */
export function PlaceField({ value = [], onChange, ...control }: PlaceFieldProps) {
  const [isNear, setNear] = useState(false);
  const [isReached, setReached] = useState(false);
  const Picker = useLazyComponent(isNear || isReached, picker);
  if (Picker && isReached) {
    const hasFocus = document.activeElement?.id === control.id;
    return <Picker {...control} place={value} hasFocus={hasFocus} onPick={(next) => onChange?.(next)} />;
  }
  return (
    <Input
      {...control}
      readOnly
      value={placeText(value)}
      placeholder="请选择省份和城市"
      onPointerEnter={() => setNear(true)}
      onFocus={() => setReached(true)}
    />
  );
}
