/** 3 个月, 12 个月, 7 天, and 永久 for life. A year of 365 days is twelve months, a month is 30. */
export function durationText(days: number | null): string {
  if (days === null) return '永久';
  if (days % 365 === 0) return `${(days / 365) * 12} 个月`;
  return days % 30 === 0 ? `${days / 30} 个月` : `${days} 天`;
}
