import { expect, it } from 'vitest';
import { APPS, finished, openApp, USER, playTime } from './open-app.test-support.ts';
import { reportText } from './report.ts';
import { ADVICE, CHECK_IDS, CHECKS, LABELS, type Language } from './texts.ts';

playTime(Date.UTC(2026, 10, 23, 8));

const facts = {
  address: 'https://vip.example/__native-check',
  isEvalAllowed: false,
  violations: ['script-src eval'],
  now: Date.UTC(2026, 10, 23, 8, 1),
};
const java = APPS.find(({ id }) => id === 'java') ?? null;

it.each<Language>(['zh', 'en'])(
  'has every check, the environment and what to do, in %s',
  async (language) => {
    const { check } = openApp(java, { delayMs: 40, handOver: { ...USER, clientType: 'ios' } });
    await finished(check.run());
    const text = reportText(check.get(), facts, language);
    for (const id of CHECK_IDS) expect(text).toContain(`${id} (${CHECKS[id].name[language]})`);
    expect(text).toContain('PASS      connect');
    expect(text).toMatch(/PASS {6}answer \(.+\) 4\d ms 08:00:0\dZ/);
    expect(text).toContain('FAIL      fields');
    expect(text).toContain(ADVICE.wrong_clientType[language]);
    expect(text).toContain('NOT_DONE  onBack');
    expect(text).toContain('SisterApp/5.2.0');
    expect(text).toContain(`${LABELS.protocol[language]}: java`);
    expect(text).toContain('  script-src eval');
    expect(text).not.toMatch(/\{detail\}|undefined/);
  },
);

it('has neither the token nor the person', async () => {
  const { check } = openApp(java);
  await finished(check.run());
  const text = reportText(check.get(), facts, 'en');
  expect(text).toContain('usertoken: ok Bearer •••• (text, 25 characters)');
  expect(text).not.toMatch(/secret|江晚舟|71845/);
});
