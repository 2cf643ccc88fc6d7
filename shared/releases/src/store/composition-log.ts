import type { KeyObject } from 'node:crypto';
import type { Composition } from '@bee/contracts/composition';
import { readHistory, sequenceKey, takenSequences } from './composition-history.ts';
import { isSigned, readSigningKey } from './composition-signature.ts';
import type { ReleaseBucket } from './release-bucket.ts';
import { withStoreLock } from './store-lock.ts';
import { COMPOSITION_KEY, COMPOSITION_LIMIT, parseComposition, type StoredComposition } from './stored-composition.ts';

/** What an edit decides; the log adds format, sequence, time, the digest of the one before, and the signature. */
export type Content = Pick<Composition, 'shell' | 'remotes' | 'change' | 'deployed' | 'note'>;

export type CompositionLogOptions = {
  /** File of the private key (Ed25519, PEM); without it compositions are not signed. */
  signingKey?: string | undefined;
  /** Goes on from a composition that this key did not sign; otherwise that is refused. */
  adopt?: boolean | undefined;
  /** The next sequence is above it: edges that have seen it follow nothing older. */
  floor?: () => Promise<number>;
  now?: () => Date;
};

/**
 * composition.json of a store with its history. A change is first written as `compositions/<sequence>.json`, which
 * never changes, and then as composition.json, which takes effect at once: who dies between the two leaves a number
 * that was never in force, and that is not used again.
 */
export const openCompositionLog = (bucket: ReleaseBucket, options: CompositionLogOptions = {}) => {
  const { adopt = false, floor = async () => 0, now = () => new Date() } = options;
  const key = options.signingKey ? readSigningKey(options.signingKey) : null;

  const readStored = async (): Promise<(StoredComposition & { bytes: Buffer }) | null> => {
    const bytes = await bucket.read(COMPOSITION_KEY, COMPOSITION_LIMIT);
    return bytes && { ...parseComposition(bytes), bytes };
  };

  const history = async (): Promise<Composition[]> =>
    readHistory(bucket, await readStored(), { key: key?.publicKey ?? null });

  /** Signing what somebody else wrote into the store would make it genuine. */
  const assertGenuine = async ({ raw, composition: { sequence } }: StoredComposition): Promise<void> => {
    if (!key || adopt || isSigned(raw, key.publicKey)) return;
    if (!('signature' in raw) && !(await history()).some(({ signature }) => signature)) return;
    throw new Error(
      `第 ${sequence} 号组合不是用这把密钥签名的，可能被人改过；核对 composition.json 后加 --adopt 在它之上继续`,
    );
  };

  /**
   * One change at a time, on whatever machine. The edit sees what is in force; null changes nothing.
   * @throws whatever the edit throws, and then nothing is changed.
   */
  const change = (edit: (current: Composition | null) => Promise<Content | null>): Promise<Composition> =>
    withStoreLock(bucket, async (lock) => {
      const current = await readStored();
      if (current) await assertGenuine(current);
      const content = await edit(current?.composition ?? null);
      if (!content) {
        if (!current) throw new Error('还没有组合');
        return current.composition;
      }
      const taken = await takenSequences(bucket);
      // One of before the numbered files: history starts with it as it stands.
      if (current && !taken.includes(current.composition.sequence))
        await bucket.write(sequenceKey(current.composition.sequence), current.bytes, { once: true });
      const { shell, remotes, change: what, deployed, note } = content;
      const next: Omit<Composition, 'signature'> = {
        format: 2,
        sequence: Math.max(await floor(), current?.composition.sequence ?? 0, ...taken) + 1,
        changed_at: laterThan(now(), current?.composition.changed_at),
        ...(current && { previous: current.digest }),
        ...(note !== undefined && { note }),
        ...(what && { change: what }),
        ...(deployed && { deployed }),
        shell,
        remotes,
      };
      // As a reader will parse it: without keys that have no value.
      const plain = JSON.parse(JSON.stringify(next)) as object;
      const complete = key ? { ...plain, signature: key.sign(plain) } : plain;
      const bytes = Buffer.from(`${JSON.stringify(complete, null, 2)}\n`);
      const { composition } = parseComposition(bytes);
      if (bytes.length > COMPOSITION_LIMIT) throw new Error(`组合超过 ${COMPOSITION_LIMIT} 字节`);
      await lock.assertHeld();
      await bucket.write(sequenceKey(composition.sequence), bytes, { once: true });
      await lock.assertHeld();
      await bucket.write(COMPOSITION_KEY, bytes);
      return composition;
    });

  const read = async (): Promise<Composition | null> => (await readStored())?.composition ?? null;

  const isSignedBy = async (publicKey: KeyObject): Promise<boolean> => {
    const stored = await readStored();
    return stored !== null && isSigned(stored.raw, publicKey);
  };

  return { read, history, change, isSignedBy };
};

export type CompositionLog = ReturnType<typeof openCompositionLog>;

/** Clocks of hosts differ; the times of a store's compositions still rise. */
const laterThan = (now: Date, before: string | undefined): string =>
  new Date(Math.max(now.getTime(), before === undefined ? 0 : Date.parse(before) + 1 || 0)).toISOString();
