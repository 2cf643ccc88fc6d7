import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { chineseEncodingOf, wideEncodingOf } from './guess-encoding.ts';
import { RejectedFile } from './rejected-file.ts';

/**
 * Streams the text of a UTF-8 file without its byte order mark.
 * @throws RejectedFile for any other encoding or a non-text file; the message names the likely format
 */
export async function* decodeText(file: string, onBytes: (bytes: number) => void): AsyncGenerator<string> {
  await refuseOtherFormats(file);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 })) {
    const bytes = chunk as Buffer;
    try {
      yield decoder.decode(bytes, { stream: true });
    } catch {
      throw new RejectedFile(`${file} 不是 UTF-8 编码。${await guessEncoding(file)}`);
    }
    onBytes(bytes.length);
  }
  try {
    yield decoder.decode();
  } catch {
    throw new RejectedFile(`${file} 在文件末尾被截断：最后一个字符不完整。请重新导出该文件`);
  }
}

const HEAD_BYTES = 64 * 1024;

const refuseOtherFormats = async (file: string): Promise<void> => {
  const head = await readHead(file, HEAD_BYTES);
  const wide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if (wide) throw new RejectedFile(`${file} 是 UTF-16 编码。请另存为“CSV UTF-8”后再导入`);
  const unmarked = wideEncodingOf(head);
  if (unmarked)
    throw new RejectedFile(
      `${file} 是 UTF-16 编码，而且没有字节序标记。请另存为“CSV UTF-8”，或转换后再导入：iconv -f ${unmarked} -t UTF-8 "${file}" > 新文件`,
    );
  if (head.subarray(0, 2).equals(ZIP))
    throw new RejectedFile(`${file} 的内容是 XLSX（压缩包），扩展名却不是。请把扩展名改为 .xlsx，或另存为“CSV UTF-8”`);
  if (head.subarray(0, 4).equals(OLD_OFFICE))
    throw new RejectedFile(`${file} 的内容是旧版 Excel 文件（.xls）。请在表格软件里另存为 .xlsx 或“CSV UTF-8”`);
  if (HTML.test(head.toString('latin1')))
    throw new RejectedFile(
      `${file} 的内容是网页（HTML），不是表格数据；有的网站导出的“Excel”其实是网页。请用表格软件打开，另存为 .xlsx 或“CSV UTF-8”后再导入`,
    );
};

const ZIP = Buffer.from('PK');
const OLD_OFFICE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const HTML =
  /^(?:\u00ef\u00bb\u00bf)?\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|!--|html|head|meta|body|table|div|script|style)\b/i;

const GUESS_BYTES = 256 * 1024;

const guessEncoding = async (file: string): Promise<string> => {
  const encoding = chineseEncodingOf(await readHead(file, GUESS_BYTES));
  if (!encoding) return '请确认文件没有损坏，并另存为 UTF-8 后再导入';
  const name = encoding === 'BIG5' ? 'Big5（繁体中文）' : 'GBK（GB18030）';
  return `它看起来是 ${name} 编码，请转换后再导入：iconv -f ${encoding} -t UTF-8 "${file}" > 新文件`;
};

const readHead = async (file: string, length: number): Promise<Buffer> => {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};
