import { seal, shadow, surface, type Material } from './scene.ts';

export const notebookDefinitions = (material: Material): string =>
  `${surface('cover', material)}<linearGradient id="spine"><stop offset="0" stop-color="#000" stop-opacity=".4"/><stop offset=".55" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#000" stop-opacity=".25"/></linearGradient>
<linearGradient id="band"><stop offset="0" stop-color="#f3e2b9"/><stop offset="1" stop-color="#a9854a"/></linearGradient>`;

/** The notebook at 0,0, 112 by 154 px: a cover, the edges of its pages, a bookmark and an elastic band. */
export const notebook = ({ edge, print }: Material): string =>
  `${shadow(114, 156, 16)}<path d="M40 150h9v23l-4.5-4-4.5 4z" fill="#b8924f"/>
<rect x="3" y="4" width="112" height="153" rx="5" fill="${edge}"/><rect x="3" y="3" width="110.5" height="152.5" rx="4" fill="#efe5cf"/>
<path d="M113 8v146M8 155.300h104" stroke="#b9a98a" stroke-width=".6"/>
<rect width="112" height="154" rx="5" fill="url(#cover)"/><rect width="13" height="154" rx="4" fill="url(#spine)"/>
<rect x="17.5" y="5" width="89.5" height="144" rx="3" fill="none" stroke="${print}" stroke-opacity=".5" stroke-width=".7" stroke-dasharray="2.6 2"/>
<path d="M.5 5v144M5 .5h102" stroke="#fff" stroke-opacity=".22"/>
${seal(58, 62, 19, print)}<text x="60" y="106" fill="${print}" font-family="sans-serif" font-size="10" letter-spacing="4" text-anchor="middle">手账</text>
<path d="M97 0v154" stroke="#000" stroke-opacity=".35" stroke-width="5"/>
<rect x="93" y="-.5" width="4.5" height="156" rx="1" fill="url(#band)"/>`;
