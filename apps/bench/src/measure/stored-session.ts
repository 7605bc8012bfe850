import type { Backend } from '../server/serve-variant.ts';

/** Stored session of a logged-in user: the storage keys of the specification. */
export async function storedSession(sandbox: Backend): Promise<Record<string, string>> {
  const answer = await sandbox(
    new Request('https://localhost/__sandbox/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  );
  if (!answer.ok) throw new Error(`the sandbox gives no session: ${answer.status}`);
  const { token, user } = (await answer.json()) as { token: string; user: unknown };
  return {
    'auth.token': `Bearer ${token.replace(/^Bearer /, '')}`,
    'auth.info': JSON.stringify(user),
    ct: '0',
  };
}
