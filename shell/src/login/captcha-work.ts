/** A slice is over before a key press or a frame would be felt to wait. */
const SLICE_MS = 12;

type Work = {
  challenge: string;
  /** Zero bits that the hash begins with; each one doubles the work. */
  bits: number;
  signal: AbortSignal;
  /** How likely it was to be done by now, 0 to 1. */
  onProgress: (share: number) => void;
};

/**
 * The first n for which sha256(challenge + ":" + n) begins with so many zero bits. Not with crypto.subtle: that is
 * missing on plain http, and slower for so many short texts.
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
