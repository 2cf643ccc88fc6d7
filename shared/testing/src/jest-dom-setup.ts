import '@testing-library/jest-dom';

// Waiting for a screen has time limits, which a busy machine may break once; server tests, with their races, run once.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
