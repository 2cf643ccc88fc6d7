/** The server responded with an error. `message` is its Chinese `msg`, `field` the property of the request it is about. */
export class ApiError extends Error {
  readonly code: number;
  readonly status: number;
  readonly field: string | undefined;

  constructor(message: string, code: number, status: number, field?: string) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.field = field;
  }

  /** Status for an error page; the code of the response contains it. */
  get statusCode(): number {
    return this.status === 200 ? this.code : this.status;
  }
}

/** No response: offline, connection refused or timeout. */
export class NetworkError extends Error {
  constructor(options?: ErrorOptions) {
    super('网络连接失败，请检查网络后重试', options);
    this.name = 'NetworkError';
  }
}
