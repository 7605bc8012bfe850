import type { Sandbox } from '../../fixtures/sandbox.ts';
import { oldSyntax } from '../old-syntax.ts';
import { ACCOUNT } from '../../fixtures/users.ts';

/** A script that stores a session. */
export async function loggedIn({ control }: Sandbox): Promise<string> {
  const { token } = await control.session(ACCOUNT);
  // about:blank has no storage and needs none.
  return `try { localStorage.setItem('auth.token', ${JSON.stringify(token)}); } catch (refused) {}`;
}

/** The hand-over of the engine's own app (specification, section 3). */
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

/** The sandbox's script of a played native app with the account. */
export async function playedApp({ control, places }: Sandbox, environment: string): Promise<string> {
  const { user } = await control.session(ACCOUNT);
  const response = await fetch(`${places.site}/__sandbox/env.js?env=${environment}`, {
    headers: { cookie: `sandbox_user=${user.id}` },
  });
  if (!response.ok) throw new Error(`no script for ${environment}: ${response.status}`);
  return oldSyntax(await response.text());
}
