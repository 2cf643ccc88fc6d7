import { dialogs, toasts } from '@bee/platform/host';
import { type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { act } from '@testing-library/react';
import { page } from '../features/ops/ops.page.tsx';
import { manifest } from '../manifest.ts';
import { buildMember } from './member-factories.ts';

/** Renders the operators' page at an address. */
export const showOps = (at: string, answers: PlatformOptions['answers'] = {}, operator = true) =>
  renderWithPlatform(page.render(null, { params: {}, query: {} }), {
    manifest,
    otherPages: ['home', 'search/result'],
    member: buildMember({ is_operator: operator }),
    at,
    answers,
  });

export const shownToasts = () => toasts.getState().list.map(({ type, message }) => `${type}: ${message}`);

export const answerDialog = (yes: boolean) => act(() => dialogs.getState().list[0]?.answer(yes));

/** Clears drafts, dialogs and messages of the previous test. */
export const forgetOps = () => {
  sessionStorage.clear();
  act(() => {
    dialogs.setState({ list: [] });
    toasts.setState({ list: [] });
  });
};
