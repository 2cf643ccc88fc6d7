import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Composition } from '@bee/contracts/composition';
import { signedText } from '@bee/releases/store/signed-text';

/** Throws when a composition may not be followed: unsigned, signed by somebody else, or older than the running one. */
export type CompositionCheck = (composition: Composition, running: number) => void;

/** @param keyFile public key (Ed25519, PEM); without one every composition of the store is followed. */
export const createCompositionCheck = (keyFile: string | undefined): CompositionCheck => {
  if (!keyFile) return () => undefined;
  const key = createPublicKey(readFileSync(keyFile));
  return (composition, running) => {
    const signature = Buffer.from(composition.signature ?? '', 'base64');
    if (!verify(null, Buffer.from(signedText(composition)), key, signature)) {
      throw new Error(`第 ${composition.sequence} 号组合没有有效的签名`);
    }
    if (composition.sequence < running) {
      throw new Error(`第 ${composition.sequence} 号组合比正在运行的第 ${running} 号旧`);
    }
  };
};
