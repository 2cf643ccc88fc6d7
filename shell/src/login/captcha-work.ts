/** Short enough that key presses and frames are not delayed. */
const SLICE_MS = 12;

type Work = {
  challenge: string;
  /** Leading zero bits of the hash; each one doubles the work. */
  bits: number;
  signal: AbortSignal;
  /** Probability that the proof was found by now, 0 to 1. */
  onProgress: (share: number) => void;
};

/**
 * Finds the first n for which sha256(challenge + ":" + n) starts with the required zero bits. Does not use
 * crypto.subtle: it is unavailable on plain http, and slower for many short texts.
 */
export async function findProof({ challenge, bits, signal, onProgress }: Work): Promise<string> {
  const { sha256 } = await import('@noble/hashes/sha2.js');
  const text = new TextEncoder();
  for (let n = 0; ; ) {
    const sliceEnd = performance.now() + SLICE_MS;
    while (performance.now() < sliceEnd) {
      if (zeroBits(sha256(text.encode(`${challenge}:${n}`))) >= bits) return String(n);
      n += 1;
    }
    onProgress(1 - Math.exp(-n / 2 ** bits));
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
}

function zeroBits(hash: Uint8Array): number {
  let bits = 0;
  for (const byte of hash) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}
