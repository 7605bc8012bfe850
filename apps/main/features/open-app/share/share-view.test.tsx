import { frame } from '@vip/checkout-ui/testing';
import { allByRole, byRole, render, shown } from '@vip/ui/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apps } from '../../../brand.ts';
import { ShareView, type Shared } from './index.tsx';
import { sceneOf, scenes } from './scenes.ts';

const LINK = 'https://vip.example/share';
const show = (shared: Shared) => render(frame('theme-main')(<ShareView shared={shared} />));

test.each(Object.keys(scenes))('%s shows who shares it and its example, and leads into its app', (name) => {
  const { scene, isOther } = sceneOf(name);
  show({ scene, isOther, name: '江晚舟', link: LINK });
  expect(shown()).toContain('江晚舟 分享给你');
  expect(byRole('heading').textContent).toBe(scene.title);
  for (const { label, text } of [scene.before, ...scene.after]) expect(shown()).toContain(label + text);
  expect(byRole('link', `打开${apps[scene.app]}`).getAttribute('href')).toBe(`/openapp?app=${scene.app}`);
  expect(byRole('button', '复制链接').isConnected).toBe(true);
});

test('a nickname is plain text, whatever it contains', () => {
  const { place } = show({ ...sceneOf('reply'), name: '<img src=x onerror=', link: LINK });
  expect(shown()).toContain('<img src=x onerror= 分享给你');
  expect(place.querySelector('img')).toBeNull();
});

test('an unknown scene shows another one with a note, not an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__')), (name) => {
      const { scene, isOther } = sceneOf(name);
      expect(Object.values(scenes)).toContain(scene);
      expect(isOther).toBe(!Object.keys(scenes).includes(name));
    }),
  );
  show({ ...sceneOf('gone'), name: '', link: LINK });
  expect(shown()).toContain('一位朋友 分享给你');
  expect(shown()).toContain('分享的内容已更新，看看聊小白能帮你做什么');
  expect(allByRole('alert')).toEqual([]);
});

test('a link without a scene shows the first one without a note', () => {
  expect(sceneOf(undefined)).toEqual({ scene: scenes.reply, isOther: false });
});
