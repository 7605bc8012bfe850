import type { Addresses } from '../addresses.ts';
import { giftBox } from './gift-box.ts';
import { cardDefinitions, membershipCard } from './membership-card.ts';
import { notebook, notebookDefinitions } from './notebook.ts';
import { GOLD, INK, LEATHER, scene, SILK, TABLES, VELVET } from './scene.ts';

/** The address of one of the sandbox's drawings, by its name without `.svg`. */
export const pictureUrl = (addresses: Addresses, name: string): string =>
  `${addresses.pictures}/__sandbox/pictures/${name}.svg`;

/** Background, skin, hair colour, haircut, clothes. */
const LOOKS: [ground: string, skin: string, hair: string, cut: 0 | 1 | 2, clothes: string][] = [
  ['#E9DCC6', '#F0C7A4', '#2B211A', 0, '#8C6F4A'],
  ['#D7E4DC', '#EFC3A0', '#4A2E22', 1, '#4E7C64'],
  ['#E6D3CC', '#E8B68F', '#1F1B1A', 2, '#A85F4B'],
  ['#D5DDEA', '#F2CDAE', '#35302E', 0, '#4B5E84'],
  ['#F3DFC0', '#EDBE98', '#6A3B22', 1, '#C98A3C'],
  ['#DCE6CF', '#E4B08A', '#241C18', 2, '#5B7A45'],
  ['#E3DBE8', '#F1C9A8', '#3A2A22', 1, '#75608C'],
];

const CUTS = [
  'M13 21c-1-9 3-13 8-13 4 0 8.5 3 7 13-1-5-3-7-7-7.5-4 .5-7 2.5-8 7.5z',
  'M11 32c0-6 0-23 9.5-24C31 8 29.5 25 29.5 32h-4V18c-3 0-7-1-8.5-3-1 3-2 3.5-2 5v12z',
  'M12.5 19c0-8 4-11.5 8-11.5s8.5 3 8 11c-1-2-1.5-3.5-3-4.5-3 1-7 .5-9-.5-2 1-3 3-4 5.5z',
] as const;

/** A faceless portrait by its number, or null. */
export function avatar(index: number): string | null {
  const look = LOOKS[index];
  if (!look) return null;
  const [ground, skin, hair, cut, clothes] = look;
  const bun = cut === 2 ? `<circle cx="20.5" cy="6.5" r="3" fill="${hair}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 40 40">
<rect width="40" height="40" fill="${ground}"/>
<path d="M7 42c0-8 6-11.5 13.5-11.5S34 34 34 42z" fill="${clothes}"/>
<path d="M17.5 25h6v6c-1 2-5 2-6 0z" fill="${skin}"/>
<ellipse cx="20.5" cy="19.5" rx="6.6" ry="8" fill="${skin}"/>
<path d="${CUTS[cut]}" fill="${hair}"/>${bun}
</svg>`;
}

const GOODS: Record<string, () => string> = {
  'gift-ink': () => giftBox({ table: TABLES.dark, box: INK, lining: VELVET, card: GOLD, cover: LEATHER }),
  'gift-gold': () => giftBox({ table: TABLES.light, box: GOLD, lining: SILK, card: INK, cover: LEATHER }),
  'gift-card': () =>
    scene(
      TABLES.dark,
      cardDefinitions(GOLD),
      `<g transform="translate(58 82) rotate(-8) scale(1.5)">${membershipCard(GOLD)}</g>`,
    ),
  'gift-notebook': () =>
    scene(
      TABLES.light,
      notebookDefinitions(LEATHER),
      `<g transform="translate(112 46) rotate(-7) scale(1.25)">${notebook(LEATHER)}</g>`,
    ),
};

/** An SVG by its name (`avatar-0`, `gift-ink` …), or null where there is none. */
export function drawing(name: string): string | null {
  const portrait = /^avatar-(\d)$/.exec(name);
  if (portrait) return avatar(Number(portrait[1]));
  return Object.hasOwn(GOODS, name) ? (GOODS[name]?.() ?? null) : null;
}
