import type { FastifyReply, FastifyRequest } from 'fastify';

export type CookieOptions = {
  path: string;
  httpOnly: boolean;
  sameSite: 'strict' | 'lax' | 'none';
  secure: boolean;
  /** In seconds; without it the cookie ends with the browser. */
  maxAge?: number;
};

/** Cookies of the caller's browser. */
export type Cookies = {
  read(name: string): string | undefined;
  write(name: string, value: string, options: CookieOptions): void;
  clear(name: string, options: Pick<CookieOptions, 'path' | 'secure'>): void;
};

type SetOptions = Omit<CookieOptions, 'httpOnly'> & { httpOnly?: boolean; expires?: Date };

export class CallCookies implements Cookies {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #streams: boolean;

  constructor(request: FastifyRequest, reply: FastifyReply, streams = false) {
    this.#request = request;
    this.#reply = reply;
    this.#streams = streams;
  }

  read(name: string): string | undefined {
    return this.#request.cookies[name];
  }

  write(name: string, value: string, options: CookieOptions): void {
    this.#set(name, value, options);
  }

  clear(name: string, options: Pick<CookieOptions, 'path' | 'secure'>): void {
    this.#set(name, '', { ...options, sameSite: 'lax', expires: new Date(0), maxAge: 0 });
  }

  /** The cookie plugin adds its cookies when a reply is sent, which never happens for a stream. */
  #set(name: string, value: string, options: SetOptions): void {
    if (this.#streams) this.#reply.header('set-cookie', this.#reply.server.serializeCookie(name, value, options));
    else this.#reply.setCookie(name, value, options);
  }
}
