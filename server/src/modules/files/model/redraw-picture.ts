import type { UploadPurpose } from '@bee/contracts/resource/file';
import sharp from 'sharp';
import { InvalidInput } from '../../../http/errors.ts';
import { createLimiter } from '../../../limiter.ts';

/** A picture with this many pixels takes 160 MB of memory while it is processed. */
const MAX_PIXELS = 40_000_000;
/** No photo is this long; scaled down, it would be too narrow to be of use. */
const LONGEST_READ_PX = 20_000;
/** Limits memory use: few pictures are processed at a time, the rest are queued. */
const limited = createLimiter({
  name: 'pictures',
  concurrency: 2,
  queue: { max: 32, message: '正在处理的图片较多，请稍后重试' },
});
const SECONDS = 20;

const AVATAR_PX = 512;
const LONGEST_SIDE_PX = 2560;

export type Picture = { bytes: Buffer; type: string; extension: string };

/**
 * Re-encodes a picture so that only its pixels remain: no location or camera data, comments, appended data or further
 * frames. The orientation is applied. The dimensions are checked before any pixel is decoded.
 */
export const redrawPicture = (file: string, name: string, purpose: UploadPurpose): Promise<Picture> =>
  limited(async () => {
    const { width, height } = await sharp(file, { limitInputPixels: false })
      .metadata()
      .catch(() => broken(name));
    if (width * height > MAX_PIXELS)
      throw new InvalidInput(`“${name}”有 ${width}×${height} 像素，最多 4000 万像素，请缩小后再上传`);
    if (Math.max(width, height) > LONGEST_READ_PX)
      throw new InvalidInput(`“${name}”有 ${width}×${height} 像素，长边最多 ${LONGEST_READ_PX} 像素，请裁剪后再上传`);
    const size =
      purpose === 'avatar'
        ? ({ width: AVATAR_PX, height: AVATAR_PX, fit: 'cover' } as const)
        : ({ width: LONGEST_SIDE_PX, height: LONGEST_SIDE_PX, fit: 'inside', withoutEnlargement: true } as const);
    const bytes = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(size)
      .toColourspace('srgb')
      .timeout({ seconds: SECONDS })
      .webp({ quality: 86 })
      .toBuffer()
      .catch(() => broken(name));
    return { bytes, type: 'image/webp', extension: 'webp' };
  });

const broken = (name: string): never => {
  throw new InvalidInput(`“${name}”不完整或已损坏，请换一张图片`);
};
