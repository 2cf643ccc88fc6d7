import { InvalidInput } from '../../../http/errors.ts';

const SHORTEST = 8;
const LONGEST = 128;

/**
 * Rules for a new password; passwords chosen under older rules remain valid.
 * @throws InvalidInput
 */
export const checkNewPassword = (password: string): void => {
  const length = [...password].length;
  if (length < SHORTEST || length > LONGEST)
    throw new InvalidInput(`密码须为 ${SHORTEST} 至 ${LONGEST} 个字符`, 'password');
  if (!/\p{L}/u.test(password) || !/\d/.test(password)) throw new InvalidInput('密码须同时含有字母和数字', 'password');
};
