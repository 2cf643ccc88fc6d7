import { isDay, shanghaiDay } from '@bee/domain/calendar-day';
import type { FormRule } from '@bee/ui/fields';
import type { ProfileValues } from './profile-values.ts';

export const EARLIEST_BIRTHDAY = '1900-01-01';

/** Same limits as user/updateInfo. */
export const profileRules: Partial<Record<keyof ProfileValues, FormRule[]>> = {
  nickname: [
    { required: true, whitespace: true, message: '请输入昵称' },
    { min: 2, message: '昵称至少 2 个字' },
    { max: 20, message: '昵称最多 20 个字' },
  ],
  birthday: [
    {
      validator: async (_, day) => {
        if (day && (!isDay(day) || day < EARLIEST_BIRTHDAY || day > shanghaiDay(new Date())))
          throw new Error('请选择正确的生日');
      },
    },
  ],
  district: [{ max: 30, message: '地区名称过长' }],
  entity: [{ max: 60, message: '单位名称最多 60 个字' }],
};
