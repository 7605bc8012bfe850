import type { Sandbox } from '../../stage/sandbox.ts';
import { oldSyntax } from '../old-syntax.ts';

/** The seeded account. */
const ACCOUNT = '13800000001';

/** A script that has somebody logged in in this browser, as a session that is stored is. */
export async function loggedIn({ control }: Sandbox): Promise<string> {
  const { token } = await control.session(ACCOUNT);
  // The blank page before the first one has no storage, and needs none.
  return `try { localStorage.setItem('auth.token', ${JSON.stringify(token)}); } catch (refused) {}`;
}

/** What the engine's own app hands over when the page asks for the user: the fields of the specification. */
export async function handOver({ control }: Sandbox): Promise<object> {
  const { token, user } = await control.session(ACCOUNT);
  return {
    usertoken: token,
    userinfo: { id: user.id, nickname: '小白', avatar: '' },
    clientType: 1,
    version: '4.6.2',
    handlers: ['getUserInfo', 'unlogin'],
  };
}

/** The script by which the sandbox plays a native app around a page, with the account in it. */
export async function playedApp({ control, places }: Sandbox, environment: string): Promise<string> {
  const { user } = await control.session(ACCOUNT);
  const response = await fetch(`${places.site}/__sandbox/env.js?env=${environment}`, {
    headers: { cookie: `sandbox_user=${user.id}` },
  });
  if (!response.ok) throw new Error(`no script for ${environment}: ${response.status}`);
  return oldSyntax(await response.text());
}
