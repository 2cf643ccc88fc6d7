/** A call that was answered, but not with success. `message` is the server's Chinese `msg`. */
export class ApiError extends Error {
  readonly code: number;
  readonly status: number;

  constructor(message: string, code: number, status: number) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
  }

  /** What stands for it on an error page: an answered failure names it in its code. */
  get statusCode(): number {
    return this.status === 200 ? this.code : this.status;
  }
}

/** Nothing came back: offline, refused, timed out. */
export class NetworkError extends Error {
  constructor(options?: ErrorOptions) {
    super('网络连接失败，请检查网络后重试', options);
    this.name = 'NetworkError';
  }
}
