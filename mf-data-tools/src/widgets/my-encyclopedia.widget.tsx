import { defineWidget } from '@bee/platform';
import { OwnContributions, type OwnContributionsProps } from '../parts/encyclopedia/own-contributions.tsx';

/** What a member has written in the encyclopedia, for pages of other remotes that show it to members only. */
export const widget = defineWidget<OwnContributionsProps>({
  component: ({ props }) => <OwnContributions {...props} />,
});
