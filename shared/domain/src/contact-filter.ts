const DIGITS: Record<string, string> = {
  〇: '0',
  零: '0',
  一: '1',
  壹: '1',
  幺: '1',
  二: '2',
  贰: '2',
  两: '2',
  三: '3',
  叁: '3',
  四: '4',
  肆: '4',
  五: '5',
  伍: '5',
  六: '6',
  陆: '6',
  七: '7',
  柒: '7',
  八: '8',
  捌: '8',
  九: '9',
  玖: '9',
};

/** Separators inside a disguised number. Each kind is removed separately, so that "13-15、20-25" is not joined. */
const SEPARATORS = [/[\s\-—–−_.·•]+/g, /[,，、;；]+/g, /[*#+~^|/\\'"“”‘’]+/g, /[()[\]【】<>《》]+/g];

const PHONE = /1[3-9]\d{9}|0[1-9]\d{1,2}[2-9]\d{6,7}|[48]00[1-9]\d{6}/;
const ADDRESS = /https?:|www\.|[a-z0-9-]+[.。点](?:com|cn|net|org|top|shop|xyz|vip|cc|info|site|online|club)(?![a-z])/;
const MAIL = /[\w.+-]+@[\w-]+|邮箱/;
const CHAT =
  /(?:微信|威信|薇信|微x|v信|wechat|weixin|扣扣|企鹅号|抖音号|快手号|(?<![a-z])(?:vx|wx|wei\s?xin|qq)(?![a-z]))(?!支付|付款|收款|转账)|加[v微薇]/;

/**
 * Kind of contact that a public text contains, in Chinese; null if there is none. Finds numbers written with spaces,
 * dashes, Chinese or full-width digits, and contacts on other services.
 */
export const contactIn = (text: string): '电话号码' | '网址' | '邮箱' | '微信或 QQ' | null => {
  const plain = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Mn}\p{Me}]/gu, '')
    .toLowerCase();
  if (hasPhone(plain)) return '电话号码';
  if (MAIL.test(plain)) return '邮箱';
  if (ADDRESS.test(plain.replace(/\s/g, ''))) return '网址';
  return CHAT.test(plain.replace(/\s/g, '')) ? '微信或 QQ' : null;
};

const hasPhone = (plain: string): boolean => {
  const digits = plain
    .replace(/[〇零一壹幺二贰两三叁四肆五伍六陆七柒八捌九玖]/g, (char) => DIGITS[char] ?? char)
    .replace(/(?<=\d)[o○]+/g, (run) => '0'.repeat(run.length))
    .replace(/(?<=\d)[il]+(?=\d)|(?<![a-z])[il](?=[3-9]\d)/g, (run) => '1'.repeat(run.length));
  return SEPARATORS.some((separator) => PHONE.test(joined(digits, separator))) || PHONE.test(digits);
};

/** Removes these separators between two digits. */
const joined = (digits: string, separator: RegExp): string =>
  digits.replace(separator, (found, at: number) =>
    /\d/.test(digits[at - 1] ?? '') && /\d/.test(digits[at + found.length] ?? '') ? '' : found,
  );

/** Validation message for the author of the text; undefined if it contains no contact. */
export const contactProblem = (text: string): string | undefined => {
  const found = contactIn(text);
  return found ? `请不要写${found}；对方登录后能看到您在“手机号码”里填写的号码` : undefined;
};
