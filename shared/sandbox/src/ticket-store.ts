import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';

const TICKET_MS = 5 * 60_000;

/** A displayed QR code; `code` is set when the user consents on the phone. */
export type Ticket = {
  redirectUri: string;
  state: string;
  selfRedirect: boolean;
  status: 'waiting' | 'scanned' | 'confirmed' | 'refused';
  code: string;
  expiresAt: number;
};

export type TicketStore = ReturnType<typeof createTicketStore>;

export const createTicketStore = (clock: Clock) => {
  const tickets = new Map<string, Ticket>();
  const now = () => clock.now().getTime();

  return {
    open: (asked: Pick<Ticket, 'redirectUri' | 'state' | 'selfRedirect'>): string => {
      for (const [uuid, { expiresAt }] of tickets) if (expiresAt <= now()) tickets.delete(uuid);
      const uuid = randomBytes(12).toString('base64url');
      tickets.set(uuid, { ...asked, status: 'waiting', code: '', expiresAt: now() + TICKET_MS });
      return uuid;
    },
    /** Null if the ticket is unknown or expired. */
    find: (uuid: string): Ticket | null => {
      const ticket = tickets.get(uuid);
      return ticket && ticket.expiresAt > now() ? ticket : null;
    },
  };
};
