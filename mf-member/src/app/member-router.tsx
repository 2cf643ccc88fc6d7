import { createRouter } from '@bee/platform/router';
import type { ReactNode } from 'react';
import { manifest } from '../manifest.ts';
import { MemberLayout } from './member-layout.tsx';

const Router = createRouter(manifest);

/** Every page of this remote stands beside the member's own navigation. */
export const MemberRouter = ({ children }: { children: ReactNode }) => (
  <Router>
    <MemberLayout>{children}</MemberLayout>
  </Router>
);
