import type { World } from '../world.ts';

/** A line of the ledger. `amount` in fen, always positive; `at` ms. */
export interface LedgerRow {
  id: number;
  order_id: string;
  trade_id: string;
  amount: number;
  kind: 'charge' | 'refund';
  at: number;
}

export const ledger = (world: World): LedgerRow[] =>
  world.db.all<LedgerRow>('SELECT * FROM charges ORDER BY id');

/** Appends a line. The same trade is charged and refunded at most once: SQLite refuses a second line. */
export function append(world: World, line: Omit<LedgerRow, 'id'>): void {
  world.db.run(
    'INSERT INTO charges (order_id, trade_id, amount, kind, at) VALUES (?, ?, ?, ?, ?)',
    line.order_id,
    line.trade_id,
    line.amount,
    line.kind,
    line.at,
  );
}
