import type { ParsedRequestFor } from '@bee/contracts/operations';
import { Conflict } from '../../../../http/errors.ts';
import { PREVIEW_MS, previewAddress, previewOf } from '../../../../http/preview-key.ts';
import type { CallContext } from '../../../../http/route.ts';
import { memberOf } from '../../../../http/viewer.ts';
import type { Settings } from '../../../../settings.ts';
import type { openComposedSite } from '../model/composed-site.ts';

/**
 * Gives an operator the signed address of a preview. Every reader of the address sees it.
 * @throws Conflict if the composer would refuse these releases
 */
export const startPreview = async (
  { internalSecret, publicUrl }: Pick<Settings, 'internalSecret' | 'publicUrl'>,
  site: Pick<ReturnType<typeof openComposedSite>, 'composed' | 'composedWith'>,
  { versions }: ParsedRequestFor<'ops/startPreview'>,
  context: Pick<CallContext, 'viewer' | 'now' | 'log'>,
) => {
  const until = context.now.getTime() + PREVIEW_MS;
  const preview = previewOf(await site.composed(), await site.composedWith(versions), until);
  if (Object.keys(preview.releases).length === 0) throw new Conflict('这些版本正在运行，不用预览');
  context.log.info({ uid: memberOf(context).uid, versions }, 'a preview begins');
  return { address: previewAddress(publicUrl, internalSecret, preview), until: new Date(until).toISOString() };
};
