/**
 * Redacts secrets and personal data for logs. Values of fields with secret-sounding names (`?token=…`, `&imgCode=…`,
 * also in a URL inside a value) become `***`, mobile numbers 138****0001 and mail addresses ***@***. User and password
 * are removed from URLs.
 */
export const redactText = (text: string): string => maskPeople(redactFields(wellFormed(text)));

/** Applies `redactText` to all strings of a JSON value; values under secret-sounding keys are replaced completely. */
export const redactValue = (value: unknown): unknown => {
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) return value.map(redactValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [wellFormed(key), isSecretKey(key) ? HIDDEN : redactValue(item)]),
  );
};

/** Redacts an error message, including long numbers and opaque strings, and cuts it to `length` characters. */
export const redactMessage = (message: string, length: number): string =>
  wellFormed(
    redactText(message.slice(0, MESSAGE_READ))
      .replace(/[\w-]{32,}/g, HIDDEN)
      .replace(/\d{7,}/g, HIDDEN)
      .slice(0, length),
  );

/** Replaces lone surrogates and NUL, which the database cannot store. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd').replaceAll('\u0000', '\ufffd');

const HIDDEN = '***';
const MESSAGE_READ = 2000;
const NESTED = 3;
const FIELD = /([?&;#]|^)([\w.%[\]-]{1,100})=([^&;#\s"'<>]*)/g;
const SECRET_WORDS = new Set(
  (
    'token code password passwd pwd pass secret sid auth authorization key apikey sign signature phone mobile tel ' +
    'telephone state ticket email mail username session captcha cookie openid unionid jwt otp'
  ).split(' '),
);

const redactFields = (text: string, depth = 0): string =>
  text.replace(/(\/\/)[^/\s@]*@/g, '$1').replace(FIELD, (whole, lead: string, key: string, value: string) => {
    if (isSecretKey(decoded(key))) return `${lead}${key}=${HIDDEN}`;
    const plain = decoded(value);
    if (plain === value || depth >= NESTED) return whole;
    const clean = maskPeople(redactFields(plain, depth + 1));
    return clean === plain ? whole : `${lead}${key}=${encodeURIComponent(clean)}`;
  });

const maskPeople = (text: string): string =>
  text
    .replace(/(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g, '$1****$2')
    .replace(/[\w.+-]+(?:@|%40)[\w-]+\.[\w.-]+/g, '***@***');

/** `access_token`, `imgCode` and `code` are secrets, `keyword` is not. */
const isSecretKey = (key: string): boolean =>
  key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => SECRET_WORDS.has(word));

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
