import { cardDefinitions, membershipCard } from './membership-card.ts';
import { notebook, notebookDefinitions } from './notebook.ts';
import { scene, seal, shadow, surface, type Material } from './scene.ts';

interface GiftBox {
  table: readonly [string, string];
  box: Material;
  /** The colours of the lining. */
  lining: Material;
  card: Material;
  cover: Material;
}

/** The lining's shape, and the blur of the shadow in it. */
const INSIDE = `<clipPath id="inside"><rect x="8" y="8" width="216" height="160" rx="3"/></clipPath>
<filter id="inner" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="5"/></filter>`;

/** The lid, at 0,0, 232 by 176 px. */
const lid = ({ edge, print }: Material) =>
  `${shadow(232, 176, 14)}<rect x="1" y="3" width="232" height="176" rx="6" fill="${edge}"/>
<rect width="232" height="176" rx="6" fill="url(#box)"/><rect x="9" y="9" width="214" height="158" rx="3" fill="none" stroke="${print}" stroke-width="1"/>
<path d="M1 6v164M6 .5h220" stroke="#fff" stroke-opacity=".3"/>${seal(204, 26, 10, print)}`;

/** The open box, at 0,0, as large as its lid: walls, the lining with the shadow of two walls, and what is in it. */
const base = ({ box, card, cover }: GiftBox) =>
  `${shadow(232, 176, 30)}<rect x="1.5" y="4" width="232" height="176" rx="7" fill="${box.edge}"/>
<rect width="232" height="176" rx="7" fill="url(#box)"/><path d="M1 7v162M7 .6h218" stroke="#fff" stroke-opacity=".35"/>
<rect x="8" y="8" width="216" height="160" rx="3" fill="url(#lining)"/>
<g clip-path="url(#inside)"><path d="M4 4h230l-10 13H22L17 22v142L4 180z" fill="#2b1a06" opacity=".5" filter="url(#inner)"/></g>
<path d="M224 10v155a3 3 0 0 1-3 3H10" fill="none" stroke="${box.print}" stroke-opacity=".6" stroke-width=".8"/>
<g transform="translate(26 18) rotate(-3) scale(.88)">${notebook(cover)}</g>
<g transform="translate(92 92) rotate(-11) scale(.74)">${membershipCard(card)}</g>`;

/** The open gift box on its lid, with the notebook and the card, in the middle part that an upright cut keeps. */
export const giftBox = (gift: GiftBox): string =>
  scene(
    gift.table,
    surface('box', gift.box) +
      surface('lining', gift.lining) +
      INSIDE +
      cardDefinitions(gift.card) +
      notebookDefinitions(gift.cover),
    `<g transform="translate(8 13) scale(.92)"><g transform="translate(90 34) rotate(7)">${lid(gift.box)}</g>
<g transform="translate(66 64) rotate(-5)">${base(gift)}</g></g>`,
  );
