import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** ms. The first use of what is loaded on demand compiles it: antd takes longer than the second that is the default. */
configure({ asyncUtilTimeout: 4000 });

// `npm test` sets it: waiting for a screen has time limits, which a busy machine may break once.
if (process.env.TEST_RETRIES) jest.retryTimes(Number(process.env.TEST_RETRIES), { logErrorsBeforeRetry: true });
