import { aligned } from '../report/table.ts';
import type { PeerFigures } from './peer-figures.ts';

const HEAD = [
  '',
  'first content ms',
  'ready ms',
  'ready / product',
  'took over ms',
  'took over / product',
  'JS kB',
  'round trips',
  'in sequence',
];

/** Medians of every variant beside the product's. Round trips: the least of all loads. Throws without the product. */
export function peersTable(rows: ReadonlyMap<string, PeerFigures>): string[] {
  const product = rows.get('composed');
  if (!product) throw new Error('the product was not measured');
  const ratio = (column: 'ready' | 'tookOver', row: PeerFigures) =>
    (row[column].median / product[column].median).toFixed(2);
  const lines = [...rows].map(([name, row]) => [
    name,
    String(Math.round(row.firstContent.median)),
    String(Math.round(row.ready.median)),
    ratio('ready', row),
    String(Math.round(row.tookOver.median)),
    ratio('tookOver', row),
    (row.scriptToTakeOver.median / 1000).toFixed(1),
    String(row.roundTrips.min),
    String(row.inSequence),
  ]);
  return aligned([HEAD, ...lines]);
}
