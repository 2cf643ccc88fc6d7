import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { Platform } from './platform.ts';

const PlatformContext = createContext<Platform | null>(null);

/** Name of the remote around; null in the shell. */
export const RemoteContext = createContext<string | null>(null);

type ProviderProps = { platform: Platform; remote?: string | undefined; children: ReactNode };

export function PlatformProvider({ platform, remote, children }: ProviderProps) {
  return (
    <PlatformContext value={platform}>
      <RemoteContext value={remote ?? null}>
        <QueryClientProvider client={platform.queryClient}>{children}</QueryClientProvider>
      </RemoteContext>
    </PlatformContext>
  );
}

export const usePlatform = (): Platform => {
  const platform = useContext(PlatformContext);
  if (!platform)
    throw new Error('This component is outside of PlatformProvider. Mount it through defineRemote or defineWidget.');
  return platform;
};
