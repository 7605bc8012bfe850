/** What a thing is made of: its colours in the light and in the shade, and those of its edge and its print. */
export interface Material {
  light: string;
  shade: string;
  edge: string;
  print: string;
}

export const INK: Material = { light: '#43392c', shade: '#17130f', edge: '#0b0907', print: '#d9bd86' };
export const GOLD: Material = { light: '#f8eed8', shade: '#c29d5c', edge: '#8d6c34', print: '#5a4313' };
export const LEATHER: Material = { light: '#6d543b', shade: '#33261a', edge: '#1d140d', print: '#e2c994' };
export const VELVET: Material = { light: '#2a231b', shade: '#0f0c09', edge: '#0b0907', print: '#d9bd86' };
export const SILK: Material = { light: '#fffaf0', shade: '#e4d3ae', edge: '#8d6c34', print: '#5a4313' };

/** The table that the things lie on. */
export const TABLES = { dark: ['#5d4e38', '#181510'], light: ['#fffaf0', '#d3bd92'] } as const;

/** The colours of a material, the light from the upper left. Ids are unique in a picture. */
export const surface = (id: string, { light, shade }: Material): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`;

/** The seal of the membership, `r` px around a point. */
export const seal = (x: number, y: number, r: number, color: string): string =>
  `<g transform="translate(${x} ${y}) scale(${r / 22})" fill="none" stroke="${color}" stroke-width="1.3"><circle r="22"/>
<circle r="18.5" stroke-dasharray="1.2 2.4"/><path d="M0-13.500l3.8 9.7 9.7 3.8-9.7 3.800L0 13.500l-3.8-9.700L-13.5 0l9.7-3.800z"/>
<path d="M0-6.500l1.8 4.700L6.5 0 1.8 1.8 0 6.500l-1.8-4.700L-6.5 0l4.7-1.800z" fill="${color}" stroke="none"/></g>`;

/** The shadow of a box of this size and height, which lies at 0,0: a close one, and a wide one away from the light. */
export const shadow = (width: number, height: number, depth: number): string =>
  `<rect x="${depth * 0.5}" y="${depth * 0.8}" width="${width}" height="${height}" rx="8" opacity=".42" filter="url(#far)"/>
<rect x="1" y="2" width="${width}" height="${height}" rx="8" opacity=".4" filter="url(#near)"/>`;

/** A picture of 5 by 4: things on a table, seen from above. */
export const scene = (
  [light, shade]: readonly [string, string],
  definitions: string,
  things: string,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="750" height="600" viewBox="0 0 375 300"><defs>
<radialGradient id="table" cx=".36" cy=".26" r=".9"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${shade}"/></radialGradient>
<filter id="far" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="10"/></filter>
<filter id="near" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="2.5"/></filter>
<linearGradient id="gloss"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset=".5" stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
${definitions}</defs><rect width="375" height="300" fill="url(#table)"/>${things}</svg>`;
