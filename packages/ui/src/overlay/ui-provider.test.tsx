import { expect, it } from 'vitest';
import { render } from '../testing/index.ts';
import { UiProvider } from './ui-provider.tsx';

it('has its theme on the root, in the place of the last one, and leaves what else stands there', () => {
  const root = document.documentElement;
  root.className = 'theme-day is-slow';
  const page = (theme: string) => <UiProvider theme={theme}>页面</UiProvider>;
  const { show } = render(page('theme-day'));
  expect([...root.classList].sort()).toEqual(['is-slow', 'theme-day']);
  show(page('theme-day theme-day-night'));
  expect([...root.classList].sort()).toEqual(['is-slow', 'theme-day', 'theme-day-night']);
  show(page('theme-other'));
  expect([...root.classList].sort()).toEqual(['is-slow', 'theme-other']);
});
