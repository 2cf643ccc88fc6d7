/** Data of a part that may fail without failing the page; `null` when it failed. */
export type Settled<Data> = Data | null;

/** Awaits one part. An aborted load is not a failed part: it is rethrown. */
export const settle = async <Data>(part: Promise<Data>, signal?: AbortSignal): Promise<Settled<Data>> => {
  try {
    return await part;
  } catch (error) {
    if (signal?.aborted) throw error;
    return null;
  }
};
