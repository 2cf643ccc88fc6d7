import '@testing-library/jest-dom';

// `npm test` sets it: waiting for a screen has time limits, which a busy machine may break once.
if (process.env.TEST_RETRIES) jest.retryTimes(Number(process.env.TEST_RETRIES), { logErrorsBeforeRetry: true });
