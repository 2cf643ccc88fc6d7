import { Icon } from '@bee/ui/content';
import { UiProvider } from '@bee/ui/theme';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import type { DayPickerProps, DayUnit } from '../day/day-control.ts';

const dayOf = (day: string | undefined) => (day ? dayjs(day) : undefined);

/**
 * The first is shown; the others are understood when they are typed. What is understood is shown at once, so none may
 * match the beginning of another: not 2026-1-2, which begins 2026-1-25.
 */
const formats: Record<DayUnit, [shown: string, ...understood: string[]]> = {
  day: ['YYYY-MM-DD', 'YYYYMMDD', 'YYYY年M月D日'],
  month: ['YYYY-MM', 'YYYYMM', 'YYYY年M月'],
  year: ['YYYY', 'YYYY年'],
};

const placeholders: Record<DayUnit, string> = { day: '年-月-日', month: '年-月', year: '年' };

const OVERFLOW = { shiftX: true, adjustY: true, shiftY: true };

/** On phones a calendar is nearly as large as the window: it moves into it, where antd would only change its side. */
const placements = {
  bottomLeft: { points: ['tl', 'bl'], offset: [0, 4], overflow: OVERFLOW },
  topLeft: { points: ['bl', 'tl'], offset: [0, -4], overflow: OVERFLOW },
};

/** antd's calendar in the place of a `DayField`, open if the field has the focus. Touch screens get no keyboard. */
export function DayPicker({ day, unit = 'day', min, max, hasFocus, onPick, ...control }: DayPickerProps) {
  const [isTouch] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  return (
    <UiProvider>
      <DatePicker
        {...control}
        value={dayOf(day) ?? null}
        minDate={dayOf(min)}
        maxDate={dayOf(max)}
        picker={unit === 'day' ? 'date' : unit}
        format={formats[unit]}
        placeholder={placeholders[unit]}
        builtinPlacements={placements}
        suffixIcon={<Icon name="calendar" size={16} />}
        inputReadOnly={isTouch}
        autoFocus={hasFocus}
        defaultOpen={hasFocus}
        onChange={(picked) => onPick(picked?.format(formats[unit][0]) ?? '')}
      />
    </UiProvider>
  );
}
