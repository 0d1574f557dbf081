// `npm test` names each test that needed its second try.
jest.retryTimes(Number(process.env.JEST_RETRIES ?? 0), { logErrorsBeforeRetry: true });
