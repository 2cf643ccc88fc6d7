import { operations } from '@bee/contracts/operations';
import type { Composer } from '@bee/releases/compose/composer';
import { ComposeRefused } from '@bee/releases/compose/refused';
import { acceptRelease } from '@bee/releases/store/accept-release';
import { AlreadyThere, checkedKey, type ReleaseBucket } from '@bee/releases/store/release-bucket';
import { RELEASE_FILE_LIMIT, RELEASE_JSON_LIMIT } from '@bee/releases/store/releases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/schema.ts';
import { BusinessError, Conflict, Forbidden, InvalidInput, NotSignedIn } from '../../http/errors.ts';
import { findTeamKey, insertTeamKeyUse, type TeamKey } from './team-key.repository.ts';

/** All files of a release together; releases of the site have 1 to 8 MB. */
const RELEASE_LIMIT = 96 * 1024 * 1024;

const share = z.object({ release: z.string().min(1).max(100), percent: z.number().min(0).max(100) });
type Named = { Params: { remote: string; release: string; '*': string } };
type Action = 'upload' | 'canary' | 'promote';

type Parts = { db: Db; bucket: ReleaseBucket; composer: Composer; clock: Clock };

/**
 * Uploads and shares of a team, by the key of its remote. A release becomes visible with its release.json, which comes
 * last; published releases never change.
 */
export const teamRoutes =
  ({ db, bucket, composer, clock }: Parts) =>
  async (api: FastifyInstance): Promise<void> => {
    const known: ReadonlySet<string> = new Set(Object.keys(operations));

    /** @throws NotSignedIn, or Forbidden for the remote of another team */
    const keyOf = async ({ headers, params }: FastifyRequest<Named>, action: Action): Promise<TeamKey> => {
      const secret = /^Bearer (\S{20,100})$/.exec(headers.authorization ?? '')?.[1];
      const key = secret && (await findTeamKey(db, secret));
      if (!key) throw new NotSignedIn('没有这把团队钥匙，或它已被收回');
      if (key.remote === params.remote) return key;
      const refusal = `这把钥匙属于 ${key.remote}，不能写 ${params.remote}`;
      await audit(key, action, params.remote.slice(0, 100), refusal);
      throw new Forbidden(refusal);
    };

    const audit = (key: TeamKey, action: Action, what: string, refusal = '') =>
      insertTeamKeyUse(db, { key_id: key.id, at: clock.now(), action, what, refusal });

    /** Does what the key asks for and records it, also when it is refused. */
    const use = async (key: TeamKey, action: Action, what: string, work: () => Promise<unknown>) => {
      try {
        await work();
      } catch (error) {
        const isRefused = error instanceof ComposeRefused || error instanceof BusinessError;
        await audit(key, action, what, (error as Error).message.slice(0, 2000));
        throw isRefused && error instanceof ComposeRefused ? new Conflict(error.message) : error;
      }
      await audit(key, action, what);
      return { code: 1, success: true, msg: '', data: null };
    };

    const by = (key: TeamKey) => ({ by: { kind: 'operator' as const, name: `${key.remote} 的钥匙 ${key.label}` } });

    const write = async (folder: string, file: string, bytes: Buffer) => {
      if (await bucket.read(`${folder}release.json`, RELEASE_JSON_LIMIT))
        throw new Conflict(`${folder.slice(0, -1)} 已经发布，发布过的内容不能改`);
      const sizes = (await bucket.list(folder)).map(({ key, size }) => (key === folder + file ? 0 : size));
      if (sizes.reduce((sum, size) => sum + size, bytes.length) > RELEASE_LIMIT)
        throw new InvalidInput(`一个发布的文件合起来最多 ${RELEASE_LIMIT / 1024 / 1024} MB`);
      await bucket.write(folder + file, bytes).catch((error: unknown) => {
        throw error instanceof AlreadyThere ? new Conflict(error.message) : error;
      });
    };

    api.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    api.put<Named>('/:remote/:release/*', { bodyLimit: RELEASE_FILE_LIMIT }, async (request) => {
      const key = await keyOf(request, 'upload');
      const { remote, release, '*': file } = request.params;
      if (!isKey(`${remote}/${release}/${file}`) || !Buffer.isBuffer(request.body))
        throw new InvalidInput('文件的位置或内容不对：内容按 application/octet-stream 发送');
      const bytes = request.body;
      const what = `${remote}@${release}`;
      if (file === 'release.json')
        return use(key, 'upload', what, () => acceptRelease(bucket, remote, release, bytes, known));
      await write(`${remote}/${release}/`, file, bytes);
      return { code: 1, success: true, msg: '', data: null };
    });
    api.get<Named>('/:remote/:release', async (request) => {
      const { remote, release } = request.params;
      await keyOf(request, 'upload');
      const there = isKey(release) && (await bucket.read(`${remote}/${release}/release.json`, RELEASE_JSON_LIMIT));
      return { code: 1, success: true, msg: '', data: { is_there: Boolean(there) } };
    });
    api.post<Named>('/:remote/canary', async (request) => {
      const key = await keyOf(request, 'canary');
      const { success, data } = share.safeParse(request.body);
      if (!success) throw new InvalidInput('要写明 release 与 percent（0 到 100）');
      const { remote } = request.params;
      return use(key, 'canary', `${remote}@${data.release} ${data.percent} %`, async () => {
        if (key.canary_percent === 0) throw new Forbidden('这把钥匙只能上传');
        if (data.percent > key.canary_percent) throw new Forbidden(`这把钥匙的灰度最多 ${key.canary_percent} %`);
        await composer.canary(remote, data, by(key));
      });
    });
    api.post<Named>('/:remote/promote', async (request) => {
      const key = await keyOf(request, 'promote');
      const { remote } = request.params;
      return use(key, 'promote', remote, async () => {
        if (!key.may_promote) throw new Forbidden('这把钥匙不能转正，请交给运营');
        await composer.promote(remote, by(key));
      });
    });
  };

const isKey = (key: string): boolean => {
  try {
    return checkedKey(key) === key;
  } catch {
    return false;
  }
};
