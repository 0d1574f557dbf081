import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

/** What can be bound to a parameter. Booleans are stored as 1 and 0. */
export type SqlValue = string | number | boolean | null;

type Statement = ReturnType<DatabaseSyncInstance['prepare']>;

/** Waits this long, in milliseconds, for another process that is writing. */
const BUSY_TIMEOUT = 5_000;

/** One region's database. This module alone knows the driver. */
export interface Database {
  all<Row>(sql: string, ...values: SqlValue[]): Row[];
  get<Row>(sql: string, ...values: SqlValue[]): Row | undefined;
  /** Runs one statement and answers the number of rows it changed. */
  run(sql: string, ...values: SqlValue[]): number;
  /** Runs one INSERT and answers the new row's id. */
  insert(sql: string, ...values: SqlValue[]): number;
  /** Runs statements without parameters. */
  exec(sql: string): void;
  /** What `work` reads is the database of one moment, whatever others write meanwhile. It writes nothing. */
  snapshot<Result>(callback: () => Result): Result;
  /** All of `work` is kept, or, when it throws, nothing of it. */
  transaction<Result>(callback: () => Result): Result;
  close(): void;
}

/** Opens a database file, or a new one in memory for ':memory:'. */
export function openDatabase(path: string): Database {
  const driver = new DatabaseSync(path);
  // FULL: an acknowledged write also survives a loss of power. Writes come at a person's pace, so its cost does not show.
  driver.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA busy_timeout = ${BUSY_TIMEOUT};
    PRAGMA foreign_keys = ON;
    PRAGMA cache_size = -32768;
  `);
  return new SqliteDatabase(driver);
}

class SqliteDatabase implements Database {
  private readonly statements = new Map<string, Statement>();

  constructor(private readonly driver: DatabaseSyncInstance) {}

  all<Row>(sql: string, ...values: SqlValue[]): Row[] {
    return this.statement(sql).all(...toBindings(values)) as Row[];
  }

  get<Row>(sql: string, ...values: SqlValue[]): Row | undefined {
    return this.statement(sql).get(...toBindings(values)) as Row | undefined;
  }

  run(sql: string, ...values: SqlValue[]): number {
    return this.statement(sql).run(...toBindings(values)).changes;
  }

  insert(sql: string, ...values: SqlValue[]): number {
    return Number(this.statement(sql).run(...toBindings(values)).lastInsertRowid);
  }

  exec(sql: string): void {
    this.driver.exec(sql);
  }

  snapshot<Result>(callback: () => Result): Result {
    return this.runBetween('BEGIN', callback);
  }

  transaction<Result>(callback: () => Result): Result {
    // IMMEDIATE: the write lock is taken at the start, so that what was read cannot have changed at the write.
    return this.runBetween('BEGIN IMMEDIATE', callback);
  }

  close(): void {
    if (!this.driver.isOpen) return;
    this.statements.clear();
    // Moves the log into the file, so that a copy of the one file is a whole database.
    this.driver.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.driver.close();
  }

  private runBetween<Result>(begin: string, callback: () => Result): Result {
    this.statement(begin).run();
    try {
      const result = callback();
      this.statement('COMMIT').run();
      return result;
    } catch (error) {
      this.statement('ROLLBACK').run();
      throw error;
    }
  }

  private statement(sql: string): Statement {
    const cached = this.statements.get(sql);
    if (cached) return cached;
    const prepared = this.driver.prepare(sql);
    this.statements.set(sql, prepared);
    return prepared;
  }
}

function toBindings(values: SqlValue[]): (string | number | null)[] {
  return values.map((value) => (typeof value === 'boolean' ? Number(value) : value));
}
