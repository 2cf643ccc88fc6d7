import type { Settings } from './settings.ts';

/** Every machine that this installation may send requests to; each provider adds its line. */
export const outgoingAddresses = ({ model }: Settings): string[] => [...(model ? [model.baseUrl] : [])];
