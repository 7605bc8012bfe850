/** Time that is left, in whole units. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** From ms. Rounded up to seconds, so that only nothing left is shown as nothing; never below zero. */
export function timeLeft(ms: number): TimeLeft {
  const left = Math.max(0, Math.ceil(ms / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}

/** 2 天 7 小时, 7 小时 12 分钟, 12 分钟, 不到 1 分钟: what is read out, which changes once a minute at most. */
export function timeLeftText({ days, hours, minutes }: TimeLeft): string {
  if (days > 0) return `${days} 天 ${hours} 小时`;
  if (hours > 0) return `${hours} 小时 ${minutes} 分钟`;
  return minutes > 0 ? `${minutes} 分钟` : '不到 1 分钟';
}
