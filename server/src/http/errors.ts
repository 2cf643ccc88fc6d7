/**
 * Error that is returned to the client instead of data. The HTTP status stays 200; `code` determines how clients react.
 * Messages are Chinese and name the subject, its state and the remedy. `field` is the property of the request that the
 * message is about, so that a form shows it there.
 */
export class BusinessError extends Error {
  readonly code: number;
  readonly field: string | undefined;

  constructor(message: string, code = 0, field?: string) {
    super(message);
    this.code = code;
    this.field = field;
  }
}

/** The request is well formed, but its content cannot be accepted. */
export class InvalidInput extends BusinessError {
  constructor(message: string, field?: string) {
    super(message, 0, field);
  }
}

export class NotSignedIn extends BusinessError {
  constructor(message = '请先登录') {
    super(message, 401);
  }
}

export class Forbidden extends BusinessError {
  constructor(message = '没有权限进行此操作') {
    super(message, 403);
  }
}

export class NotFound extends BusinessError {
  constructor(message = '内容不存在或已删除') {
    super(message, 404);
  }
}

/** The current state of the subject does not allow the operation. */
export class Conflict extends BusinessError {
  constructor(message: string, field?: string) {
    super(message, 409, field);
  }
}

/** A limit per member and period is used up. */
export class TooMany extends BusinessError {
  constructor(message: string) {
    super(message, 429);
  }
}

/** A service that the server depends on does not respond or is not configured. */
export class Unavailable extends BusinessError {
  constructor(message = '服务暂时不可用，请稍后重试') {
    super(message, 503);
  }
}
