const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

export const monthsBetween = (from: string, to: string): number => monthOf(to) - monthOf(from);

/** The first day of the month of `day`, shifted by `months`. */
export const firstOfMonth = (day: string, months = 0): string => {
  const month = monthOf(day) + months;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
};
