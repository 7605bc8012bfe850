// Apart from the other guards, as the shell's second file needs this one only.

/** Part of an address: without characters that could lead elsewhere. */
export const isVersion = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9][\w-]{0,63}$/i.test(value);
