import { appfeaturesApi } from '@/api/appfeatures';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const { endpoints } = appfeaturesApi;
const agency = 'CBTA';
const emptyAgency = 'AAT';
const network = setUpNetwork();
const createStore = () => createTestStore({ agencies: [agency, emptyAgency] }, network);

const application = { name: 'pay', version: '1.0.0', platform: 'android' };
const buildFeature = (name: string) => ({ name, startDate: '20260101T000000', endDate: '2099-12-31' });

it('lists the applications of an agency; the list may be empty', async () => {
  const store = await createStore();
  const cbtaApplications = await store.dispatch(endpoints.listApplications.initiate({ agency }));
  expect(cbtaApplications.data?.rows[0]).toEqual({
    name: expect.any(String),
    version: expect.any(String),
    platform: expect.any(String),
  });
  const emptyResult = await store.dispatch(endpoints.listApplications.initiate({ agency: emptyAgency }));
  expect(emptyResult.data).toEqual({ rows: [], invalidRowCount: 0 });
});

it('lists all features, 100 per request, until a page is not full', async () => {
  const store = await createStore();
  const buildPage = (firstId: number) => ({
    rows: Array.from({ length: 100 }, (_, index) => ({
      id: firstId + index,
      name: `pay_${firstId + index}`,
    })),
  });
  network.intercept('&page=1', respondWith(200, buildPage(0)));
  network.intercept('&page=2', respondWith(200, buildPage(100)));
  const { data } = await store.dispatch(endpoints.listAllFeatures.initiate({ agency }));
  expect(data?.rows).toHaveLength(200);
  expect(data?.missingPages).toEqual([]);
  expect(network.requests).toEqual(
    [1, 2, 3].map(
      (page) => `GET /platform/us-east/appfeatures/api/v1/allAppFeatures?agency=CBTA&limit=100&page=${page}`,
    ),
  );
});

it('names the page of the feature list that failed', async () => {
  const store = await createStore();
  const rows = Array.from({ length: 100 }, (_, id) => ({ id, name: `pay_${id}` }));
  network.intercept('&page=1', respondWith(200, { rows }));
  network.intercept('&page=2', respondWith(500));
  const { data } = await store.dispatch(endpoints.listAllFeatures.initiate({ agency }));
  expect(data).toMatchObject({ missingPages: [2], reason: { status: 500 } });
});

it('stops listing features when a page has no new feature', async () => {
  const store = await createStore();
  const rows = Array.from({ length: 100 }, (_, id) => ({ id, name: `pay_${id}` }));
  network.intercept('allAppFeatures', respondWith(200, { rows }));
  const { data } = await store.dispatch(endpoints.listAllFeatures.initiate({ agency }));
  expect(data?.rows).toHaveLength(100);
  expect(network.requests).toHaveLength(2);
});

it('adds features and removes them', async () => {
  const store = await createStore();
  const catalogue = await store.dispatch(endpoints.listAllFeatures.initiate({ agency }));
  const names = catalogue.data?.rows.slice(0, 2).map(({ name }) => name) ?? [];
  const loadActiveNames = async () =>
    (
      await store.dispatch(
        endpoints.getActiveFeatures.initiate({ agency, application }, { forceRefetch: true }),
      )
    ).data?.rows.map(({ name }) => name);
  expect(await loadActiveNames()).toEqual([]);
  const added = await store.dispatch(
    endpoints.addFeatures.initiate({ agency, application, features: names.map(buildFeature) }),
  );
  expect(added).toEqual({ data: null });
  expect((await loadActiveNames())?.sort()).toEqual([...names].sort());
  const removed = await store.dispatch(
    endpoints.removeFeatures.initiate({ agency, application, features: names.slice(0, 1) }),
  );
  expect(removed).toEqual({ data: null });
  expect(await loadActiveNames()).toEqual(names.slice(1));
});

it('takes a 404 of the active features as an empty list, but not the HTML of a proxy', async () => {
  const store = await createStore();
  const arg = { agency, application };
  const path = 'GET /platform/us-east/appfeatures/api/v1/appFeatures';
  network.intercept(path, respondWith(404), 1);
  network.intercept(path, respondWith(404, '<html>'));
  const { data } = await store.dispatch(endpoints.getActiveFeatures.initiate(arg));
  expect(data).toEqual({ rows: [], invalidRowCount: 0, isNotFound: true });
  const { error } = await store.dispatch(endpoints.getActiveFeatures.initiate(arg, { forceRefetch: true }));
  expect(error).toMatchObject({ kind: 'status', status: 404 });
});

it('reports the status of a failed change, for example 404 or 400', async () => {
  const store = await createStore();
  network.intercept('POST ', respondWith(404));
  const change = { agency, application, features: [buildFeature('pay_x')] };
  expect((await store.dispatch(endpoints.addFeatures.initiate(change))).error).toMatchObject({
    status: 404,
  });
  // Without the interception the platform itself responds: it has no feature pay_x.
  network.reset();
  expect((await store.dispatch(endpoints.addFeatures.initiate(change))).error).toMatchObject({
    status: 400,
  });
});
