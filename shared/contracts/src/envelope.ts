/** Every JSON answer. `code` 1 (or 200) is success; `msg` is Chinese and made for people. */
export type Envelope<Data = unknown> = { code: number; success: boolean; msg: string; data: Data };

export const succeeded = (body: { code: number }): boolean => body.code === 1 || body.code === 200;
