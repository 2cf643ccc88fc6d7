import type { KeyObject } from 'node:crypto';
import { isSigned, readPublicKey } from '@bee/releases/store/composition-signature';
import type { StoredComposition } from '@bee/releases/store/stored-composition';

/** Throws if a composition must not be followed: unsigned, signed with another key, or older than `atLeast`. */
export type CompositionCheck = (stored: Pick<StoredComposition, 'composition' | 'raw'>, atLeast: number) => void;

/** @param keyFile path of the public key (Ed25519, PEM) */
export const readCompositionKey = (keyFile: string | undefined): KeyObject | null =>
  keyFile ? readPublicKey(keyFile) : null;

/** @param key if null, every composition of the store is followed */
export const createCompositionCheck = (key: KeyObject | null): CompositionCheck => {
  if (!key) return () => undefined;
  return ({ composition, raw }, atLeast) => {
    if (!isSigned(raw, key)) throw new Error(`第 ${composition.sequence} 号组合没有有效的签名`);
    if (composition.sequence < atLeast)
      throw new Error(`第 ${composition.sequence} 号组合比已经运行过的第 ${atLeast} 号旧`);
  };
};
