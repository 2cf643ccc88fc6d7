import { shanghaiDay } from '@bee/domain/calendar-day';

/** User and time: enough to trace a leaked screenshot, too little to identify or call the person. */
export const watermarkOf = ({ nickname, mobile }: { nickname: string; mobile: string }, now: Date): string =>
  `${masked(nickname)} ${mobile.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')} ${shanghaiDay(now)}`;

const masked = (nickname: string): string => {
  const signs = [...nickname.trim()];
  if (signs.length === 0) return '会员';
  return signs.length < 3 ? `${signs[0]}*` : `${signs[0]}*${signs.at(-1)}`;
};
