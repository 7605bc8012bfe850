import { seal, shadow, surface, type Material } from './scene.ts';

/** The engraving: waves whose height changes from line to line. */
const WAVES = Array.from({ length: 22 }, (_, at) => {
  const height = 15 * Math.cos(at * 0.36);
  return `<path d="M62 ${6 + at * 4.2}q12.5 ${height.toFixed(1)} 25 0t25 0 25 0 25 0"/>`;
}).join('');

export const cardDefinitions = (material: Material): string =>
  `${surface('card', material)}<clipPath id="card-edge"><rect width="160" height="100" rx="8"/></clipPath>
<linearGradient id="engraving" gradientUnits="userSpaceOnUse" x1="62" x2="150"><stop stop-color="${material.print}" stop-opacity="0"/><stop offset="1" stop-color="${material.print}" stop-opacity=".42"/></linearGradient>`;

/** The membership card at 0,0, 160 by 100 px. */
export const membershipCard = ({ edge, print }: Material): string =>
  `${shadow(160, 100, 12)}<rect x=".8" y="1.6" width="160" height="100" rx="8" fill="${edge}"/>
<g clip-path="url(#card-edge)"><rect width="160" height="100" fill="url(#card)"/>
<g fill="none" stroke="url(#engraving)" stroke-width=".6">${WAVES}</g>
<path d="M18 0h34L14 100h-34z" fill="url(#gloss)"/></g>
<rect x=".5" y=".5" width="159" height="99" rx="7.5" fill="none" stroke="#fff" stroke-opacity=".3"/>
${seal(131, 29, 16, print)}
<g fill="${print}" font-family="sans-serif"><text x="14" y="26" font-size="8" letter-spacing=".6">聊小白</text>
<text x="14" y="82" font-size="17" font-weight="700" letter-spacing="1.5">会员卡</text></g>`;
