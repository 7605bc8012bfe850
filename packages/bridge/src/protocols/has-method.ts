/**
 * Whether `find` comes to something that has this method. Objects of the native side look odd (no prototype, another
 * realm's functions) and may throw at being looked at: that is none.
 */
export function hasMethod(find: () => unknown, method: string): boolean {
  try {
    const found = find() as Record<string, unknown> | null | undefined;
    return typeof found?.[method] === 'function';
  } catch {
    return false;
  }
}
