import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { environments } from '@vip/native-hosts';
import { envScript, UnknownEnvironmentError } from './env-script.ts';

const user = { token: 't-1', user: { id: 'u1', nickname: '江\u2028晚舟</script>', avatar: '' } };

describe('the script of an environment', () => {
  it.each(environments.map(({ id }) => id))(
    'of %s is JavaScript, with a user and without',
    (environmentId) => {
      for (const who of [user, null]) {
        const script = envScript({ environmentId, user: who, cashierBase: 'http://localhost:4176' });
        expect(() => new vm.Script(script)).not.toThrow();
      }
    },
  );

  it.each(environments.map(({ id }) => id))('of %s refers to nothing outside itself', (environmentId) => {
    const script = envScript({ environmentId, user, cashierBase: '' });
    // What a bundler or a test runner substitutes for an import.
    expect(script).not.toMatch(/__vi_|__vite|import\s|require\(/);
  });

  it('escapes line separators that old engines refuse in a string', () => {
    expect(envScript({ environmentId: 'ios-app', user, cashierBase: '' })).not.toContain('\u2028');
  });

  it('refuses an unknown environment', () => {
    expect(() => envScript({ environmentId: 'nokia', user: null, cashierBase: '' })).toThrow(
      UnknownEnvironmentError,
    );
  });
});
