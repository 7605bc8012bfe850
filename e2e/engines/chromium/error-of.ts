interface Logged {
  type?: string;
  args?: { value?: unknown; description?: string }[];
  entry?: { level: string; text: string; url?: string };
  exceptionDetails?: { text: string; url?: string; lineNumber: number; exception?: { description?: string } };
}

/** The page error of a debugging protocol event, or null. */
export function errorOf(method: string, params: object): string | null {
  const { type, args = [], entry, exceptionDetails } = params as Logged;
  if (method === 'Runtime.exceptionThrown' && exceptionDetails) {
    const { text, url = '', lineNumber, exception } = exceptionDetails;
    return `thrown: ${exception?.description ?? text} (${url}:${lineNumber + 1})`;
  }
  if (method === 'Runtime.consoleAPICalled' && (type === 'error' || type === 'assert'))
    return `console: ${args.map(({ value, description }) => String(value ?? description)).join(' ')}`;
  if (method === 'Log.entryAdded' && entry?.level === 'error') return `log: ${entry.text} ${entry.url ?? ''}`;
  return null;
}
