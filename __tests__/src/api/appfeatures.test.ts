import { appfeaturesApi } from '@/api/appfeatures';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { storeAs } from '@tests/support/storeAs';

const { endpoints } = appfeaturesApi;
const agency = 'CBTA';
let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
const store = () => storeAs({ agencies: [agency, 'AAT'] }, wire);

const application = { name: 'pay', version: '1.0.0', platform: 'android' };
const feature = (name: string) => ({ name, startDate: '20260101T000000', endDate: '2099-12-31' });

it('lists the applications of an agency; none where it has none', async () => {
  const signedIn = await store();
  const own = await signedIn.dispatch(endpoints.listApplications.initiate({ agency }));
  expect(own.data?.rows[0]).toEqual({
    name: expect.any(String),
    version: expect.any(String),
    platform: expect.any(String),
  });
  const none = await signedIn.dispatch(endpoints.listApplications.initiate({ agency: 'AAT' }));
  expect(none.data).toEqual({ rows: [], unreadable: 0 });
});

it('lists the catalogue, 100 a request while a full page returns', async () => {
  const signedIn = await store();
  const page = (from: number) => ({
    rows: Array.from({ length: 100 }, (_, index) => ({ id: from + index, name: `pay_${from + index}` })),
  });
  wire.fault('&page=1', answer(200, page(0)));
  wire.fault('&page=2', answer(200, page(100)));
  const { data } = await signedIn.dispatch(endpoints.listAllFeatures.initiate({ agency }));
  expect(data?.rows).toHaveLength(200);
  expect(data?.missing).toEqual([]);
  expect(wire.sent).toHaveLength(3);
});

it('tells which page of the catalogue failed', async () => {
  const signedIn = await store();
  const rows = Array.from({ length: 100 }, (_, id) => ({ id, name: `pay_${id}` }));
  wire.fault('&page=1', answer(200, { rows }));
  wire.fault('&page=2', answer(500));
  const { data } = await signedIn.dispatch(endpoints.listAllFeatures.initiate({ agency }));
  expect(data).toMatchObject({ missing: [2], reason: { status: 500 } });
});

it('ends where a page brings nothing new', async () => {
  const signedIn = await store();
  const rows = Array.from({ length: 100 }, (_, id) => ({ id, name: `pay_${id}` }));
  wire.fault('allAppFeatures', answer(200, { rows }));
  const { data } = await signedIn.dispatch(endpoints.listAllFeatures.initiate({ agency }));
  expect(data?.rows).toHaveLength(100);
  expect(wire.sent).toHaveLength(2);
});

it('adds features and removes them', async () => {
  const signedIn = await store();
  const catalogue = await signedIn.dispatch(endpoints.listAllFeatures.initiate({ agency }));
  const names = catalogue.data?.rows.slice(0, 2).map(({ name }) => name) ?? [];
  const active = async () =>
    (
      await signedIn.dispatch(
        endpoints.getActiveFeatures.initiate({ agency, application }, { forceRefetch: true }),
      )
    ).data?.rows.map(({ name }) => name);
  expect(await active()).toEqual([]);
  const added = await signedIn.dispatch(
    endpoints.addFeatures.initiate({ agency, application, features: names.map(feature) }),
  );
  expect(added).toEqual({ data: null });
  expect((await active())?.sort()).toEqual([...names].sort());
  const removed = await signedIn.dispatch(
    endpoints.removeFeatures.initiate({ agency, application, features: names.slice(0, 1) }),
  );
  expect(removed).toEqual({ data: null });
  expect(await active()).toEqual(names.slice(1));
});

it('takes a 404 of the active features as none', async () => {
  const signedIn = await store();
  wire.fault('GET /platform/us-east/appfeatures/api/v1/appFeatures', answer(404));
  const { data } = await signedIn.dispatch(endpoints.getActiveFeatures.initiate({ agency, application }));
  expect(data).toEqual({ rows: [], unreadable: 0 });
});

it('tells a 404 and any other failure of a change apart', async () => {
  const signedIn = await store();
  wire.fault('POST ', answer(404));
  const change = { agency, application, features: [feature('pay_x')] };
  expect((await signedIn.dispatch(endpoints.addFeatures.initiate(change))).error).toMatchObject({
    status: 404,
  });
  wire.reset();
  expect((await signedIn.dispatch(endpoints.addFeatures.initiate(change))).error).toMatchObject({
    status: 400,
  });
});
