/** The colours of one box. */
interface Box {
  glow: string;
  ground: string;
  side: [string, string];
  right: string;
  lid: string;
  line: string;
}

export const INK_BOX: Box = {
  glow: '#5A4C35',
  ground: '#1B1814',
  side: ['#26211A', '#0E0C0A'],
  right: '#1A1611',
  lid: '#322B21',
  line: '#8F7746',
};

export const GOLD_BOX: Box = {
  glow: '#FBF6EA',
  ground: '#D9C7A0',
  side: ['#E2CB9C', '#B48A45'],
  right: '#C9A765',
  lid: '#F0E2C3',
  line: '#6B4E14',
};

const waves = Array.from(
  { length: 14 },
  (_, k) => `<path d="M170 ${60 + k * 6}c36 ${-14 + k * 2} 66 ${20 - k * 3} 110 ${-2 - k}"/>`,
).join('');

const STAR = 'M250 72l2.6 7.4L260 82l-7.4 2.6L250 92l-2.6-7.4L240 82l7.400-2.6z';

/** The gold card, drawn at its place in the box. */
export const card = `<rect x="112" y="52" width="168" height="100" rx="10" fill="url(#card)"/>
<g fill="none" stroke="#6B4E14" stroke-opacity=".22">${waves}</g>
<circle cx="250" cy="82" r="15" fill="none" stroke="#5A4313"/><path d="${STAR}" fill="#5A4313"/>
<path d="M126 76h54M126 88h34" stroke="#35270C" stroke-width="5" stroke-linecap="round"/>
<path d="M126 136h70" stroke="#5A4313" stroke-width="2.5" stroke-linecap="round"/>`;

const gradients = (box: Box) => `<defs>
<linearGradient id="card" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F6EBD3"/><stop offset=".5" stop-color="#E2CB9C"/><stop offset="1" stop-color="#BE9A5A"/></linearGradient>
<radialGradient id="glow" cx=".5" cy=".42" r=".55"><stop offset="0" stop-color="${box.glow}"/><stop offset="1" stop-color="${box.ground}"/></radialGradient>
<linearGradient id="side" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${box.side[0]}"/><stop offset="1" stop-color="${box.side[1]}"/></linearGradient>
</defs>`;

/** The background of a box's picture. */
export const scene = (box: Box, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="750" height="600" viewBox="0 0 375 300">${gradients(box)}
<rect width="375" height="300" fill="url(#glow)"/>${content}</svg>`;

/** The open box with the card in it. */
export const giftBox = (box: Box): string =>
  scene(
    box,
    `<ellipse cx="190" cy="246" rx="140" ry="16" fill="#000" opacity=".35"/>
<path d="M78 128l112-34 112 34v96l-112 26-112-26z" fill="url(#side)"/>
<path d="M190 160v90l112-26v-96z" fill="${box.right}"/>
<path d="M78 128l112 32 112-32-112-34z" fill="${box.lid}"/>
<path d="M78 128l112 32 112-32M190 160v90" fill="none" stroke="${box.line}" stroke-width="1.2"/>
<g transform="rotate(-9 200 96)">${card}</g>
<path d="M78 132l112 32v86l-112-26z" fill="${box.side[1]}"/>
<path d="M112 168l38 11v22l-38-9z" fill="none" stroke="#CFAF74" stroke-width="1.4"/>
<path d="M131 173l2.5 7 6.5 3.5-6.5 2-2.5 6-2.5-7-6.5-3.5 6.5-2z" fill="#F0E2C3"/>`,
  );
