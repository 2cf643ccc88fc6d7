import type { KeyObject } from 'node:crypto';
import type { Composition } from '@bee/contracts/composition';
import { readHistory, sequenceKey, takenSequences } from './composition-history.ts';
import { isSigned, readSigningKey } from './composition-signature.ts';
import type { ReleaseBucket } from './release-bucket.ts';
import { withStoreLock } from './store-lock.ts';
import { COMPOSITION_KEY, COMPOSITION_LIMIT, parseComposition, type StoredComposition } from './stored-composition.ts';

/**
 * Result of an edit; the log adds format, sequence, time, the digest of the previous composition, and the signature.
 */
export type Content = Pick<Composition, 'shell' | 'remotes' | 'change' | 'deployed' | 'note' | 'previews_after'>;

export type CompositionLogOptions = {
  /** Path of the private key (Ed25519, PEM); without it, compositions are not signed. */
  signingKey?: string | undefined;
  /** Continues from a composition that this key did not sign; rejected by default. */
  adopt?: boolean | undefined;
  /** The next sequence is above it, because edges ignore sequences below the highest they have followed. */
  floor?: () => Promise<number>;
  now?: () => Date;
};

/**
 * composition.json of a store and its history. A change is first written to `compositions/<sequence>.json`, which never
 * changes, and then to composition.json, where it takes effect immediately. After a crash between the two writes, the
 * sequence has never been in effect and is not reused.
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

  /** Signing a change on top of a tampered composition would make the tampered content genuine. */
  const assertGenuine = async ({ raw, composition: { sequence } }: StoredComposition): Promise<void> => {
    if (!key || adopt || isSigned(raw, key.publicKey)) return;
    if (!('signature' in raw) && !(await history()).some(({ signature }) => signature)) return;
    throw new Error(
      `第 ${sequence} 号组合不是用这把密钥签名的，可能被人改过；核对 composition.json 后加 --adopt 在它之上继续`,
    );
  };

  /**
   * Runs one change at a time, across all machines. The edit receives the current composition; null changes nothing.
   * @throws the error of the edit; nothing is changed in that case.
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
      // Written before numbered files existed: the history starts with an unchanged copy.
      if (current && !taken.includes(current.composition.sequence))
        await bucket.write(sequenceKey(current.composition.sequence), current.bytes, { once: true });
      const { shell, remotes, change: what, deployed, note, previews_after } = content;
      const next: Omit<Composition, 'signature'> = {
        format: 2,
        sequence: Math.max(await floor(), current?.composition.sequence ?? 0, ...taken) + 1,
        changed_at: laterThan(now(), current?.composition.changed_at),
        ...(current && { previous: current.digest }),
        ...(note !== undefined && { note }),
        ...(what && { change: what }),
        ...(deployed && { deployed }),
        ...(previews_after && { previews_after }),
        shell,
        remotes,
      };
      // Drops undefined keys: readers verify the signature against the parsed JSON.
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

/** Host clocks differ, but the times of a store's compositions must increase. */
const laterThan = (now: Date, before: string | undefined): string =>
  new Date(Math.max(now.getTime(), before === undefined ? 0 : Date.parse(before) + 1 || 0)).toISOString();
