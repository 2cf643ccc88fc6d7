import type { ActionParams, ActionRecord } from '@bee/contracts/entity/action-record';
import { redactText, redactValue } from '@bee/domain/redact';
import { randomId } from '@bee/platform';
import type { SessionStore } from '@bee/platform/host';
import { browserInfo, isMobileDevice, systemName } from './device.ts';
import type { Origin } from './running.ts';
import { clientId, clientIp, sessionId } from './visitor-ids.ts';

type Happened<Id extends keyof ActionParams> = Origin & {
  at: number;
  url: string;
  params: ActionParams[Id];
  /** Dwell time in milliseconds. */
  pageTp?: number;
};

export type Recorder = <Id extends keyof ActionParams>(actionId: Id, happened: Happened<Id>) => void;

const URL_LENGTH = 2000;

/** Adds the fields common to all records. Secrets are removed from addresses before they leave the browser. */
export const createRecorder =
  (session: SessionStore, shell: string, add: (record: ActionRecord) => void): Recorder =>
  (actionId, { at, url, params, pageTp = 0, sourceLocation, sourceModel, sourcePage }) =>
    add({
      recordId: randomId(),
      actionId,
      browser: browserInfo(),
      clientId: clientId(),
      currentPageUrl: address(url),
      ip: clientIp(),
      mobileTerminal: isMobileDevice(),
      pageTp,
      params: JSON.stringify(redactValue({ ...params, shell })),
      sourceLocation: address(sourceLocation),
      sourceModel,
      sourcePage,
      stage: sessionId(),
      system: systemName(),
      triggerTime: new Date(at).toISOString(),
      type: 'pc',
      userId: session.getState().user?.uid ?? 0,
    });

const address = (url: string): string => redactText(url).slice(0, URL_LENGTH);
