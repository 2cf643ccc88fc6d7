import type { ChatCard } from '@bee/contracts/resource/ai';
import { daysBetween, shanghaiDay } from '@bee/domain/calendar-day';

type ChatGroup = { title: string; chats: ChatCard[] };

const WEEK = 7;

/** Chats under 置顶, 今天, 昨天, 近 7 天 and 更早, in the order that they come in; groups without chats are left out. */
export const groupChats = (chats: readonly ChatCard[], now: Date): ChatGroup[] => {
  const today = shanghaiDay(now);
  const groups = new Map<string, ChatCard[]>();
  for (const chat of chats) {
    const title = chat.pinned ? '置顶' : titleOf(daysBetween(shanghaiDay(new Date(chat.updated_at)), today));
    groups.set(title, [...(groups.get(title) ?? []), chat]);
  }
  return [...groups].map(([title, list]) => ({ title, chats: list }));
};

const titleOf = (daysAgo: number): string => {
  if (daysAgo <= 0) return '今天';
  if (daysAgo === 1) return '昨天';
  return daysAgo < WEEK ? '近 7 天' : '更早';
};
