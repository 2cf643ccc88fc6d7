import { Resvg } from '@resvg/resvg-js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import svgCaptcha from 'svg-captcha';
import type { Database } from '../../db/schema.ts';
import type { Settings } from '../../settings.ts';
import { hashSecret, newSecret } from './session-secret.ts';

const COOKIE = 'captcha';
const VALID_MS = 5 * 60_000;
/** Without characters that look alike. */
const CHARACTERS = 'abcdefhkmnprstuvwxyzACDEFHKMNPRTUVWXY34789';

type Call = { request: FastifyRequest; reply: FastifyReply; now: Date };

/** Draws a new captcha for this browser; the one before it is void. */
export const drawCaptcha = async (db: Kysely<Database>, settings: Settings, call: Call): Promise<Buffer> => {
  const { text, data } = svgCaptcha.create({
    size: 4,
    noise: 2,
    width: 120,
    height: 44,
    fontSize: 46,
    color: true,
    background: '#f3f7f1',
    charPreset: CHARACTERS,
  });
  const holder = newSecret();
  const expires_at = new Date(call.now.getTime() + VALID_MS);
  await db
    .insertInto('captcha')
    .values({ holder_hash: hashSecret(holder), answer: text, expires_at })
    .execute();
  await takeAnswer(db, call.request);
  await db.deleteFrom('captcha').where('expires_at', '<', call.now.toISOString()).execute();
  const secure = settings.publicUrl.startsWith('https:');
  call.reply.setCookie(COOKIE, holder, { path: '/api/user', httpOnly: true, sameSite: 'lax', secure });
  return new Resvg(data, { fitTo: { mode: 'zoom', value: 2 } }).render().asPng();
};

/** Right or wrong, the captcha is used up. Case does not matter. */
export const useCaptcha = async (
  db: Kysely<Database>,
  { request, now }: Pick<Call, 'request' | 'now'>,
  typed: string | undefined,
): Promise<boolean> => {
  const stored = await takeAnswer(db, request);
  if (!stored || !typed || Date.parse(stored.expires_at) <= now.getTime()) return false;
  return stored.answer.toLowerCase() === typed.toLowerCase();
};

const takeAnswer = async (db: Kysely<Database>, request: FastifyRequest) => {
  const holder = request.cookies[COOKIE];
  if (!holder) return undefined;
  return db
    .deleteFrom('captcha')
    .where('holder_hash', '=', hashSecret(holder))
    .returning(['answer', 'expires_at'])
    .executeTakeFirst();
};
