/**
 * What business code may answer instead of data. HTTP stays 200; `code` tells the client what to do.
 * Messages are Chinese and name the thing, its state and the remedy.
 */
export class BusinessError extends Error {
  readonly code: number;

  constructor(message: string, code = 0) {
    super(message);
    this.code = code;
  }
}

/** The request is well formed, but its content cannot be accepted. */
export class InvalidInput extends BusinessError {}

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

/** The state of the thing does not allow it (any more). */
export class Conflict extends BusinessError {
  constructor(message: string) {
    super(message, 409);
  }
}

/** A limit per person and time is used up. */
export class TooMany extends BusinessError {
  constructor(message: string) {
    super(message, 429);
  }
}

/** Something behind the server does not answer or is not configured. */
export class Unavailable extends BusinessError {
  constructor(message = '服务暂时不可用，请稍后重试') {
    super(message, 503);
  }
}
