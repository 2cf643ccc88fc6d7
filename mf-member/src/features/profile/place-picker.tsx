import { provinces } from '@bee/domain/region';
import { Cascader } from '@bee/ui/form';
import type { AriaAttributes } from 'react';
import { placeText } from './profile-values.ts';

export type PlacePickerProps = Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-required'> & {
  id?: string;
  place: string[];
  /** When it is mounted. */
  hasFocus: boolean;
  onPick(place: string[]): void;
};

const places = provinces.map(({ name, cities }) => ({
  value: name,
  label: name,
  children: cities.map((city) => ({ value: city.name, label: city.name })),
}));

export function PlacePicker({ place, hasFocus, onPick, ...control }: PlacePickerProps) {
  return (
    <Cascader
      {...control}
      options={places}
      value={place}
      onChange={(next) => onPick(next ?? [])}
      changeOnSelect
      showSearch
      allowClear={{ label: '清空' }}
      autoFocus={hasFocus}
      defaultOpen={hasFocus}
      placeholder="请选择省份和城市"
      displayRender={placeText}
    />
  );
}
