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
  script(sql: string): void;
  /** What `work` reads is the database of one moment, whatever others write meanwhile. It writes nothing. */
  snapshot<Result>(work: () => Result): Result;
  /** All of `work` is kept, or, when it throws, nothing of it. */
  transaction<Result>(work: () => Result): Result;
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
    return this.statement(sql).all(...bound(values)) as Row[];
  }

  get<Row>(sql: string, ...values: SqlValue[]): Row | undefined {
    return this.statement(sql).get(...bound(values)) as Row | undefined;
  }

  run(sql: string, ...values: SqlValue[]): number {
    return this.statement(sql).run(...bound(values)).changes;
  }

  insert(sql: string, ...values: SqlValue[]): number {
    return Number(this.statement(sql).run(...bound(values)).lastInsertRowid);
  }

  script(sql: string): void {
    this.driver.exec(sql);
  }

  snapshot<Result>(work: () => Result): Result {
    return this.within('BEGIN', work);
  }

  transaction<Result>(work: () => Result): Result {
    // IMMEDIATE: the write lock is taken at the start, so that what was read cannot have changed at the write.
    return this.within('BEGIN IMMEDIATE', work);
  }

  close(): void {
    if (!this.driver.isOpen) return;
    this.statements.clear();
    // Moves the log into the file, so that a copy of the one file is a whole database.
    this.driver.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.driver.close();
  }

  private within<Result>(begin: string, work: () => Result): Result {
    this.statement(begin).run();
    try {
      const result = work();
      this.statement('COMMIT').run();
      return result;
    } catch (error) {
      this.statement('ROLLBACK').run();
      throw error;
    }
  }

  private statement(sql: string): Statement {
    const known = this.statements.get(sql);
    if (known) return known;
    const made = this.driver.prepare(sql);
    this.statements.set(sql, made);
    return made;
  }
}

function bound(values: SqlValue[]): (string | number | null)[] {
  return values.map((value) => (typeof value === 'boolean' ? Number(value) : value));
}
