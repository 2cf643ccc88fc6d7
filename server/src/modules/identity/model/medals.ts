import type { MedalProgress } from '@bee/contracts/resource/user';

export type Medal = MedalProgress;

/** The counts from which medals are computed. */
export type Deeds = { signInDays: number; earned: number; favorites: number; logins: number };

type Kind = {
  title: string;
  desc: string;
  icon: string;
  counts: keyof Deeds;
  grades: [number, number, number, number];
};

const KINDS: Kind[] = [
  { title: '签到之星', desc: '累计签到的天数', icon: 'calendar', counts: 'signInDays', grades: [3, 15, 60, 200] },
  { title: '积分能手', desc: '累计获得的积分', icon: 'coin', counts: 'earned', grades: [50, 300, 1000, 5000] },
  { title: '收藏达人', desc: '收藏的内容数', icon: 'star', counts: 'favorites', grades: [3, 20, 60, 150] },
  { title: '常客', desc: '登录的次数', icon: 'door', counts: 'logins', grades: [5, 30, 100, 300] },
];

/** Grade 0 means not yet earned; 4 is the highest. */
export const medalsOf = (deeds: Deeds): Medal[] =>
  KINDS.map(({ title, desc, icon, counts, grades }) => {
    const progress = deeds[counts];
    const new_grade = grades.filter((needed) => progress >= needed).length;
    return { title, desc, icon, progress, new_grade, next_at: grades[new_grade] ?? null };
  });
