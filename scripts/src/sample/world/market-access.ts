import type { PermitStatus } from '@bee/contracts/resource/trade';
import { chance } from '../../../../server/src/sample/random.ts';
import type { AccessRecord } from '../../../../server/src/sample/trade/trade-files.ts';
import { animalAccess } from './market-access-animals.ts';
import { cropAccess } from './market-access-crops.ts';
import { fruitAccess } from './market-access-fruit.ts';

const WHEN = /^(old|-\d{1,2}|\d{4}-\d{2}(-\d{2})?)$/;

const letters: Record<string, PermitStatus> = { a: 'allowed', c: 'conditional', s: 'suspended', n: 'none' };

/** What a country is granted or loses in one month has one day, for all products. */
const dayOf = (when: string, origin: string): string | null => {
  if (when === 'old') return null;
  if (when.length === 10) return when;
  const day = String(3 + Math.floor(24 * chance('access day', when, origin))).padStart(2, '0');
  return when.startsWith('-') ? `${when}/${day}` : `${when}-${day}`;
};

/**
 * A line is `product: origin event / origin event > later event`, an event `when status text`, the status one letter (`a`
 * if left out). `when` is a day, a month, `old` (before the lists), or `-5`: five months before the month of today, so
 * that the list has changed lately on any day.
 */
export const marketAccess: AccessRecord[] = [fruitAccess, cropAccess, animalAccess]
  .join('')
  .split('\n')
  .filter(Boolean)
  .flatMap((line) => {
    const [product = '', list = ''] = line.split(': ');
    return list.split(' / ').map((entry) => {
      const [origin = '', ...rest] = entry.split(' ');
      const events = rest
        .join(' ')
        .split(' > ')
        .map((event) => {
          const [when = '', letter = 'a', ...text] = event.split(' ');
          const status = letters[letter];
          if (!status || !WHEN.test(when))
            throw new Error(`Access of ${product} from ${origin} cannot be read: ${event}`);
          return { when: dayOf(when, origin), status, text: text.join(' ') };
        });
      return { product, origin, events };
    });
  });
