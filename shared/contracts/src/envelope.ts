/** Every JSON response. `code` 1 (or 200) is success; `msg` is a Chinese message for users. */
export type Envelope<Data = unknown> = { code: number; success: boolean; msg: string; data: Data };

export const succeeded = (body: { code: number }): boolean => body.code === 1 || body.code === 200;
