/** What of an answer must be the same from every server of a site. */
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

export interface Look {
  status: number;
  /** Unpacked. */
  text: string;
  headers: Record<string, string | null>;
  /** Whether a cache is told that other browsers get it in another encoding. */
  isVaried: boolean;
}

/** Asks for an address as a browser does, which puts it in order first. */
export async function look(origin: string, path: string, accepts: string): Promise<Look> {
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
