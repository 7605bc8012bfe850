/** `2026-03-08` as it is read: 2026 年 3 月 8 日. */
export const dateText = (date: string): string => {
  const [year, month, day] = date.split('-').map(Number);
  return `${year} 年 ${month} 月 ${day} 日`;
};
