import path from 'node:path';
import { type Manifest, manifestSchema } from '@bee/contracts/manifest';

/** The manifest of a remote's working copy; `edition` names another one of a file that was read before. */
export const readManifest = async (dir: string, edition = ''): Promise<Manifest> => {
  const file = path.join(dir, 'src/manifest.ts');
  const { manifest } = (await import(edition ? `${file}?${edition}` : file)) as { manifest: unknown };
  const parsed = manifestSchema.safeParse(manifest);
  if (parsed.success) return parsed.data;
  throw new Error(
    `${file}: ${parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`,
  );
};
