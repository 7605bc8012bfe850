import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

export type Database = ReturnType<typeof openDatabase>;

/**
 * The only access to SQLite. Opens or creates the file; `:memory:` lasts as long as the process. Synchronous: within one
 * process transactions never overlap.
 */
export function openDatabase(file: string) {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const sqlite = new DatabaseSync(file);
  sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON;');
  const prepared = new Map<string, StatementSync>();
  let isInTransaction = false;

  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = sqlite.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };

  return {
    /** All rows of a query. The caller names the type of a row, since it wrote the SQL. */
    all: <Row>(sql: string, ...values: SQLInputValue[]) => prepare(sql).all(...values) as Row[],
    /** The first row, or undefined. */
    get: <Row>(sql: string, ...values: SQLInputValue[]) => prepare(sql).get(...values) as Row | undefined,
    /** Runs one statement; returns how many rows it changed. Throws what SQLite throws. */
    run: (sql: string, ...values: SQLInputValue[]) => Number(prepare(sql).run(...values).changes),
    /** Adds a row, its values by column. */
    insert(table: string, row: Record<string, SQLInputValue>) {
      const columns = Object.keys(row);
      const places = columns.map((column) => `:${column}`);
      prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`).run(row);
    },
    /** Several statements at once, without values. */
    script(sql: string) {
      prepared.clear();
      sqlite.exec(sql);
    },
    /** All or nothing; a nested one joins the outer one. */
    transaction<T>(work: () => T): T {
      if (isInTransaction) return work();
      isInTransaction = true;
      sqlite.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        sqlite.exec('COMMIT');
        return result;
      } catch (error) {
        sqlite.exec('ROLLBACK');
        throw error;
      } finally {
        isInTransaction = false;
      }
    },
    close: () => sqlite.close(),
  };
}
