import type { Sex, UserInfo } from '@bee/contracts/resource/user';

/** Editable fields. An empty birthday means none. */
export type ProfileValues = {
  nickname: string;
  sex: Sex;
  birthday: string;
  /** Province and city, only a province, or empty. */
  place: string[];
  district: string;
  entity: string;
};

export const profileOf = (user: UserInfo): ProfileValues => ({
  nickname: user.nickname,
  sex: user.sex,
  birthday: user.birthday ?? '',
  place: [user.province, user.city].filter(Boolean),
  district: user.district,
  entity: user.entity,
});

/** 云南省 / 昆明市; for a municipality only its name. */
export const placeText = (labels: string[]) => [...new Set(labels)].join(' / ');

export const profileRequest = ({ birthday, place: [province = '', city = ''], ...rest }: ProfileValues) => ({
  ...rest,
  province,
  city,
  birthday: birthday || null,
});

export const isChanged = (a: ProfileValues, b: ProfileValues): boolean =>
  (Object.keys(a) as (keyof ProfileValues)[]).some((key) => String(a[key]) !== String(b[key]));
