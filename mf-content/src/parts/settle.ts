/** A part of a page that may fail without taking the page along; `null` where it did. */
export type Settled<Data> = Data | null;

/** Waits for one part. An aborted page is no failed part: it ends the whole load. */
export const settle = async <Data>(part: Promise<Data>, signal?: AbortSignal): Promise<Settled<Data>> => {
  try {
    return await part;
  } catch (error) {
    if (signal?.aborted) throw error;
    return null;
  }
};
