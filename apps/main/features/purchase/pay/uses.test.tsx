import { frame } from '@vip/checkout-ui/testing';
import { byRole, render } from '@vip/ui/testing';
import { expect, test } from 'vitest';
import { type AppCode, apps } from '../../../brand.ts';
import { stories } from '../../../shared/stories/stories.ts';
import { Uses } from './uses.tsx';

test.each(['lxb', 'tcq'] satisfies AppCode[])(
  '%s is shown by an example, and three drawn uses that a keyboard can scroll',
  (app) => {
    render(frame('theme-main', { navigation: { query: { app } } })(<Uses />));
    const { example, proofs } = stories[app];
    const title = `${apps[app]}能帮你`;
    const section = byRole('heading', title).closest('section');
    for (const text of [example.given, ...example.gives.map((gives) => gives.tag + gives.text)])
      expect(section?.textContent).toContain(text);
    const rail = byRole('group', title);
    expect(rail.tabIndex).toBe(0);
    expect(Array.from(rail.querySelectorAll('li'), (use) => use.textContent)).toEqual(
      proofs.map(({ name, text }) => name + text),
    );
    expect(rail.querySelectorAll('svg')).toHaveLength(3);
  },
);
