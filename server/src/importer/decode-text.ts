import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { RefusedFile } from './refused-file.ts';

/**
 * The text of a UTF-8 file in pieces, without byte order mark.
 * @throws RefusedFile for any other encoding, naming the one that it looks like
 */
export async function* decodeText(file: string, onBytes: (bytes: number) => void): AsyncGenerator<string> {
  await refuseWideEncodings(file);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 })) {
    const bytes = chunk as Buffer;
    try {
      yield decoder.decode(bytes, { stream: true });
    } catch {
      throw new RefusedFile(`${file} 不是 UTF-8 编码。${await guessEncoding(file)}`);
    }
    onBytes(bytes.length);
  }
  try {
    yield decoder.decode();
  } catch {
    throw new RefusedFile(`${file} 在文件末尾被截断：最后一个字符不完整。请重新导出该文件`);
  }
}

const refuseWideEncodings = async (file: string): Promise<void> => {
  const head = await readHead(file, 4);
  const wide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if (wide) throw new RefusedFile(`${file} 是 UTF-16 编码。请另存为“CSV UTF-8”后再导入`);
};

const GUESS_BYTES = 256 * 1024;

const guessEncoding = async (file: string): Promise<string> => {
  const head = await readHead(file, GUESS_BYTES);
  try {
    // The last bytes may be half a character.
    const text = new TextDecoder('gb18030', { fatal: true }).decode(head.subarray(0, -4), { stream: true });
    if (/[\u4e00-\u9fa5]{2}/.test(text))
      return `它看起来是 GBK（GB18030）编码，请转换后再导入：iconv -f GB18030 -t UTF-8 "${file}" > 新文件`;
  } catch {
    // Neither: the general advice follows.
  }
  return '请确认文件没有损坏，并另存为 UTF-8 后再导入';
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
