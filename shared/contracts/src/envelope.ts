/** Every JSON response. `code` 1 (or 200) is success; `msg` is a Chinese message for users. */
export type Envelope<Data = unknown> = { code: number; success: boolean; msg: string; data: Data };

/** A refusal. `field` is the property of the request that `msg` is about, where there is one (`tax_no`, `ids.0`). */
export type Refused = Envelope<null> & { field?: string };

export const succeeded = (body: { code: number }): boolean => body.code === 1 || body.code === 200;
