import { checkNewPassword } from '../password.policy.ts';
import { hashPassword } from '../password.ts';

/** `hashed` is null where none was given, and throws InvalidInput where it is no good as a new one. */
export type NewPassword = { hashed(): string | null };

/**
 * What was typed beside a number. Whether it is the new password of an account without one, or the old one of the
 * number's account, shows only inside a transaction, which is no place for hashing.
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
