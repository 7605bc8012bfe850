const SHAPES = {
  search: 'M10.8 17a6.2 6.2 0 1 0 0-12.4 6.2 6.2 0 0 0 0 12.4zM15.4 15.4l4.6 4.6',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  check: 'M5.5 12.5l4.2 4.2 8.8-9.2',
  moon: 'M19 14.5A7.5 7.5 0 1 1 10 4.6a6 6 0 0 0 9 9.9z',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  reset: 'M5 12a7 7 0 1 0 2.2-5.1M4.5 4.5v4h4',
  reload: 'M19 12a7 7 0 1 1-2.2-5.1M19.5 4.5v4h-4',
  left: 'M14.5 6l-6 6 6 6',
  clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 7.5V12l3 2',
  open: 'M13.5 4.5h6v6M19 5l-8 8M17 14v5.5H4.5V7H10',
  sheet: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
} as const;

export type IconName = keyof typeof SHAPES;

const SVG = 'http://www.w3.org/2000/svg';

/** A line drawing beside a word; it says nothing by itself, so screen readers pass over it. */
export function icon(name: IconName, size = 15): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const attributes: Record<string, string> = {
    class: 'icon',
    'aria-hidden': 'true',
    width: String(size),
    height: String(size),
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.7',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, value);
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', SHAPES[name]);
  svg.append(path);
  return svg;
}
