import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { environments } from '@vip/native-hosts';
import { envScript } from './env-script.ts';

const user = { token: 't-1', user: { id: 'u1', nickname: '江\u2028晚舟</script>', avatar: '' } };

describe.each(environments)('the script of $id', (environment) => {
  const cashierBase = 'http://localhost:4176';

  it.each([user, null])('is JavaScript that refers to nothing outside itself', (who) => {
    const script = envScript({ environment, user: who, cashierBase });
    expect(() => new vm.Script(script)).not.toThrow();
    // What a bundler or a test runner substitutes for an import.
    expect(script).not.toMatch(/__vi_|__vite|import\s|require\(/);
    // A line separator that old engines refuse in a string.
    expect(script).not.toContain('\u2028');
  });
});
