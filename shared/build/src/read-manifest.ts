import path from 'node:path';
import { type Manifest, manifestSchema } from '@bee/contracts/manifest';

/** The manifest of a remote's working copy. */
export const readManifest = async (dir: string): Promise<Manifest> => {
  const file = path.join(dir, 'src/manifest.ts');
  const { manifest } = (await import(file)) as { manifest: unknown };
  const parsed = manifestSchema.safeParse(manifest);
  if (parsed.success) return parsed.data;
  throw new Error(
    `${file}: ${parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`,
  );
};
