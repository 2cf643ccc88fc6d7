/** Control characters, direction marks, path separators and characters not allowed in Windows file names. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*]/gu;

const LONGEST = 120;

/** A valid file name with the extension of its content. */
export const fitName = (declared: string, extension: string): string => {
  const clean = declared.normalize('NFC').replace(UNFIT, ' ').replace(/\s+/g, ' ').trim();
  const typed = extensionOf(clean);
  const stem = (typed ? clean.slice(0, -typed.length - 1) : clean).replace(/^[. ]+|[. ]+$/g, '');
  return `${[...(stem || '未命名')].slice(0, LONGEST).join('')}.${extension}`;
};

/** In lower case and without the dot; empty if there is none. */
export const extensionOf = (name: string): string =>
  /[^./\\]\.([a-z0-9]{1,8})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';
