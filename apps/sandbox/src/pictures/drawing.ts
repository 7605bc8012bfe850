import { avatar } from './avatar.ts';
import { card, giftBox, GOLD_BOX, INK_BOX, scene } from './gift-box.ts';

const notebook = `<ellipse cx="190" cy="258" rx="96" ry="12" fill="#000" opacity=".3"/>
<g transform="rotate(-6 188 150)"><rect x="112" y="42" width="152" height="210" rx="8" fill="#2B2620"/>
<path d="M126 42v210" stroke="#14120F" stroke-width="3"/><path d="M240 42v210" stroke="#B08D4C" stroke-width="5"/>
<rect x="148" y="86" width="74" height="46" rx="4" fill="none" stroke="#CFAF74" stroke-width="1.4"/>
<path d="M160 104h50M160 116h30" stroke="#CFAF74" stroke-width="3" stroke-linecap="round"/></g>`;

const GOODS: Record<string, () => string> = {
  'gift-ink': () => giftBox(INK_BOX),
  'gift-gold': () => giftBox(GOLD_BOX),
  'gift-card': () =>
    scene(INK_BOX, `<g transform="translate(-72 24) scale(1.3) rotate(-6 196 102)">${card}</g>`),
  'gift-notebook': () => scene(GOLD_BOX, notebook),
};

/** An SVG by its name (`avatar-0`, `gift-ink` …), or null where there is none. */
export function drawing(name: string): string | null {
  const portrait = /^avatar-(\d)$/.exec(name);
  if (portrait) return avatar(Number(portrait[1]));
  return Object.hasOwn(GOODS, name) ? (GOODS[name]?.() ?? null) : null;
}
