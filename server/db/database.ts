import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

/** A value for a statement parameter. Booleans are stored as 1 and 0. */
export type SqlValue = string | number | boolean | null;

type Statement = ReturnType<DatabaseSyncInstance['prepare']>;

/** How long a statement waits for another process that has locked the file, in milliseconds. */
const BUSY_TIMEOUT_MS = 5_000;

/** SQLite's result codes. */
const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;
const SQLITE_CANTOPEN = 14;
const SQLITE_NOTADB = 26;

/** A database of one region. Only this module uses the SQLite driver. */
export interface Database {
  all<Row>(sql: string, ...values: SqlValue[]): Row[];
  get<Row>(sql: string, ...values: SqlValue[]): Row | undefined;
  /** Runs one statement and returns the number of changed rows. */
  run(sql: string, ...values: SqlValue[]): number;
  /** Runs one INSERT and returns the new row's id. */
  insert(sql: string, ...values: SqlValue[]): number;
  /** Runs statements without parameters. */
  exec(sql: string): void;
  /** Runs `callback` in a read transaction: it reads one consistent state. It must not write. */
  snapshot<Result>(callback: () => Result): Result;
  /** Runs `callback` in a write transaction, which is rolled back if it throws. */
  transaction<Result>(callback: () => Result): Result;
  /** The process keeps the file open until its garbage collector has removed the prepared statements. */
  close(): void;
}

/** Thrown by a transaction that has not begun because another process has locked the file. */
export class DatabaseLockedError extends Error {}

/** Whether another process has locked the file. */
export function isLocked(error: unknown): boolean {
  return error instanceof DatabaseLockedError || getResultCode(error) === SQLITE_BUSY;
}

/** Whether the file cannot be opened, is no SQLite database or a damaged one. */
export function isUnreadable(error: unknown): boolean {
  return [SQLITE_CORRUPT, SQLITE_CANTOPEN, SQLITE_NOTADB].includes(getResultCode(error));
}

/** Without the detail, which is in the bits above the first eight. 0 if the error is not SQLite's. */
function getResultCode(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) & 0xff;
}

/**
 * Opens a database file; ':memory:' creates a database in memory.
 * @param busyTimeoutMs how long a statement waits for a lock of another process
 */
export function openDatabase(path: string, busyTimeoutMs = BUSY_TIMEOUT_MS): Database {
  // The driver enforces foreign keys by default.
  const driver = new DatabaseSync(path, { timeout: busyTimeoutMs });
  // synchronous = FULL: a committed write survives a power failure. A negative cache_size is in KiB.
  driver.exec('PRAGMA synchronous = FULL; PRAGMA cache_size = -32768');
  return new SqliteDatabase(driver);
}

/** Closes all of them, whichever fails. Returns the errors. */
export function closeDatabases(databases: readonly Database[]): Error[] {
  return databases.flatMap((db) => {
    try {
      db.close();
      return [];
    } catch (error) {
      return [error as Error];
    }
  });
}

class SqliteDatabase implements Database {
  private readonly statements = new Map<string, Statement>();

  constructor(private readonly driver: DatabaseSyncInstance) {}

  all<Row>(sql: string, ...values: SqlValue[]): Row[] {
    return this.getStatement(sql).all(...toBindings(values)) as Row[];
  }

  get<Row>(sql: string, ...values: SqlValue[]): Row | undefined {
    return this.getStatement(sql).get(...toBindings(values)) as Row | undefined;
  }

  run(sql: string, ...values: SqlValue[]): number {
    return this.getStatement(sql).run(...toBindings(values)).changes;
  }

  insert(sql: string, ...values: SqlValue[]): number {
    return Number(this.getStatement(sql).run(...toBindings(values)).lastInsertRowid);
  }

  exec(sql: string): void {
    this.driver.exec(sql);
  }

  snapshot<Result>(callback: () => Result): Result {
    return this.runInTransaction('BEGIN', callback);
  }

  transaction<Result>(callback: () => Result): Result {
    // IMMEDIATE takes the write lock at the start, so that no other process can change the rows between read and write.
    return this.runInTransaction('BEGIN IMMEDIATE', callback);
  }

  close(): void {
    if (!this.driver.isOpen) return;
    this.statements.clear();
    try {
      // Moves the write-ahead log into the file, so that a copy of this one file is a complete database.
      this.driver.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } finally {
      this.driver.close();
    }
  }

  private runInTransaction<Result>(begin: string, callback: () => Result): Result {
    this.begin(begin);
    try {
      const result = callback();
      this.getStatement('COMMIT').run();
      return result;
    } catch (error) {
      // SQLite itself rolls back after some errors, such as a full disk. ROLLBACK would then fail and hide the cause.
      if (this.driver.isTransaction) this.getStatement('ROLLBACK').run();
      throw error;
    }
  }

  private begin(sql: string): void {
    try {
      this.getStatement(sql).run();
    } catch (error) {
      if (!isLocked(error)) throw error;
      throw new DatabaseLockedError('The database is locked by another program. Nothing was changed.', {
        cause: error,
      });
    }
  }

  private getStatement(sql: string): Statement {
    const cached = this.statements.get(sql);
    if (cached) return cached;
    const prepared = this.driver.prepare(sql);
    this.statements.set(sql, prepared);
    return prepared;
  }
}

/** @throws for a text with U+0000, because the driver would cut it there: SQLite would compare or store another text */
function toBindings(values: SqlValue[]): (string | number | null)[] {
  return values.map((value) => {
    if (typeof value === 'string' && value.includes('\0'))
      throw new Error('A text with U+0000 cannot be bound to a statement.');
    return typeof value === 'boolean' ? Number(value) : value;
  });
}
