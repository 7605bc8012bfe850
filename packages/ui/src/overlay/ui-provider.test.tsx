import { expect, it } from 'vitest';
import { render } from '../testing/index.ts';
import { UiProvider } from './ui-provider.tsx';

it('sets its theme on the root in place of the last one', () => {
  const page = (theme: string) => <UiProvider theme={theme}>页面</UiProvider>;
  const { show } = render(page('theme-day theme-day-night'));
  expect(document.documentElement.className).toBe('theme-day theme-day-night');
  show(page('theme-other'));
  expect(document.documentElement.className).toBe('theme-other');
});
