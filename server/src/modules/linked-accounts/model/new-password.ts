import { checkNewPassword, hashPassword } from '../../identity/index.ts';

/** `hashed` returns null if no password was given and throws InvalidInput if it is not valid as a new password. */
export type NewPassword = { hashed(): string | null };

/**
 * Hashes the password entered together with a number. Whether it is a new password or the existing one is known only
 * inside the transaction, which is too late for slow hashing.
 */
export const prepareNewPassword = async (typed: string | undefined): Promise<NewPassword> => {
  const hash = typed ? await hashPassword(typed) : null;
  return {
    hashed: () => {
      if (typed) checkNewPassword(typed);
      return hash;
    },
  };
};
