import {
  deleteRun,
  deleteRuns,
  getRun,
  listRuns,
  putBaseline,
  putRun,
  removeBaseline,
} from '@/shared/fleet/storage/runDatabase';
import { installFakeStorage } from '@tests/support/fakeStorage';

const DATABASE = 'a-database';
const RUN = {
  id: 'a-run',
  owner: 'an-owner',
  kind: 'health',
  isBaseline: 0,
  startedAt: 1,
  agencyCount: 1,
  tab: null,
  content: '',
} as const;

it.each([
  ['putRun', () => putRun(DATABASE, RUN)],
  ['getRun', () => getRun(DATABASE, RUN.id)],
  ['deleteRun', () => deleteRun(DATABASE, RUN.id)],
  ['putBaseline', () => putBaseline(DATABASE, RUN.owner, RUN.id)],
  ['removeBaseline', () => removeBaseline(DATABASE, RUN.id)],
  ['listRuns', () => listRuns(DATABASE, RUN.owner)],
  ['deleteRuns', () => deleteRuns(DATABASE, RUN.owner)],
])(
  '%s rejects when its transaction is aborted, and leaves no rejection that nobody awaits',
  async (_name, access) => {
    installFakeStorage();
    await putRun(DATABASE, RUN);
    const { objectStore } = IDBTransaction.prototype;
    const spy = jest.spyOn(IDBTransaction.prototype, 'objectStore');
    spy.mockImplementation(function (this: IDBTransaction, name) {
      // After the request.
      queueMicrotask(() => this.abort());
      return objectStore.call(this, name);
    });
    await expect(access()).rejects.toThrow();
    spy.mockRestore();
    // Jest fails the test with a rejection that nobody has awaited until this later access is done.
    expect(await getRun(DATABASE, RUN.id)).toEqual(RUN);
  },
);
