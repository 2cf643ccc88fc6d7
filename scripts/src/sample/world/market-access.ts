import type { PermitStatus } from '@bee/contracts/resource/trade';
import { chance } from '../../../../server/src/sample/random.ts';
import type { AccessRecord } from '../../../../server/src/sample/trade/trade-files.ts';
import { tableLines } from '../table-text.ts';

const WHEN = /^(old|-\d{1,2}|\d{4}-\d{2}(-\d{2})?)$/;

const letters: Record<string, PermitStatus> = { a: 'allowed', c: 'conditional', s: 'suspended', n: 'none' };

/** What a country is granted or loses in one month has one day, for all products. */
const dayOf = (when: string, origin: string): string | null => {
  if (when === 'old') return null;
  if (when.length === 10) return when;
  const day = String(3 + Math.floor(24 * chance('access day', when, origin))).padStart(2, '0');
  return when.startsWith('-') ? `${when}/${day}` : `${when}-${day}`;
};

/** In the order of the table. */
export const marketAccess: AccessRecord[] = tableLines('world/market-access.txt').flatMap((line) => {
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
