import type { Sex, UserInfo } from '@bee/contracts/resource/user';

/** What a member may change. An empty birthday is none. */
export type ProfileValues = {
  nickname: string;
  sex: Sex;
  birthday: string;
  province: string;
  city: string;
  district: string;
  entity: string;
};

export const profileOf = (user: UserInfo): ProfileValues => ({
  nickname: user.nickname,
  sex: user.sex,
  birthday: user.birthday ?? '',
  province: user.province,
  city: user.city,
  district: user.district,
  entity: user.entity,
});

export const profileRequest = ({ birthday, ...rest }: ProfileValues) => ({ ...rest, birthday: birthday || null });

export const isChanged = (a: ProfileValues, b: ProfileValues): boolean =>
  (Object.keys(a) as (keyof ProfileValues)[]).some((key) => a[key] !== b[key]);
