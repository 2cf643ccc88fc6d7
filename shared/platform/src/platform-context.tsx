import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { Platform } from './platform.ts';

const PlatformContext = createContext<Platform | null>(null);

export const PlatformProvider = ({ platform, children }: { platform: Platform; children: ReactNode }) => (
  <PlatformContext value={platform}>
    <QueryClientProvider client={platform.queryClient}>{children}</QueryClientProvider>
  </PlatformContext>
);

export const usePlatform = (): Platform => {
  const platform = useContext(PlatformContext);
  if (!platform)
    throw new Error('This component is outside of PlatformProvider. Mount it through defineRemote or defineWidget.');
  return platform;
};
