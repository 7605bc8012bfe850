/** Headers that every server of a site must send alike. */
const SAME = [
  'content-type',
  'content-encoding',
  'cache-control',
  'access-control-allow-origin',
  'timing-allow-origin',
  'x-content-type-options',
  'referrer-policy',
  'content-security-policy',
  'x-frame-options',
  'permissions-policy',
  'strict-transport-security',
];

export interface Answer {
  status: number;
  /** Unpacked. */
  text: string;
  headers: Record<string, string | null>;
  /** Whether `vary` names the encoding. */
  isVaried: boolean;
}

/** Requests an address as a browser does, normalised. */
export async function ask(origin: string, path: string, accepts: string): Promise<Answer> {
  const answer = await fetch(origin + path, {
    headers: { 'accept-encoding': accepts },
    redirect: 'manual',
  });
  const { status, headers } = answer;
  return {
    status,
    text: await answer.text(),
    headers: Object.fromEntries(SAME.map((name) => [name, headers.get(name)])),
    isVaried: /accept-encoding/i.test(headers.get('vary') ?? ''),
  };
}
