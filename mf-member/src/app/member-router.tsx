import { createRouter } from '@bee/platform/router';
import type { ReactNode } from 'react';
import { manifest } from '../manifest.ts';
import { MemberLayout } from './member-layout.tsx';

const Router = createRouter(manifest);

/** Renders every page of this remote next to the member navigation. */
export const MemberRouter = ({ children }: { children: ReactNode }) => (
  <Router>
    <MemberLayout>{children}</MemberLayout>
  </Router>
);
