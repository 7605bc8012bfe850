/** What a message carries, in one line. */
export function inOneLine(data: unknown): string {
  if (data === undefined || data === null) return '空';
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return text === '' ? '空' : text.length > 500 ? `${text.slice(0, 500)}…` : text;
}
