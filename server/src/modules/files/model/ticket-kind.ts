import { file } from '@bee/contracts/resource/file';
import { z } from 'zod';

/** What tickets of a kind grant, how often and for how long. */
export type TicketKind<Payload extends object = object> = {
  name: string;
  seconds: number;
  /** Whether a ticket is valid for one request; otherwise it is valid until it expires. */
  once: boolean;
  /** Tickets of another release that do not match count as expired. A `fid` must be that of an existing file. */
  payload: z.ZodType<Payload>;
};

export const defineTicket = <Payload extends object>(kind: TicketKind<Payload>): TicketKind<Payload> => kind;

/** Uploads and downloads must start within two minutes. */
export const SINGLE_USE = { seconds: 120, once: true };

export const uploadTicket = defineTicket({ ...SINGLE_USE, name: 'upload', payload: file['file/beforeUpload'].request });

export type DeclaredFile = z.infer<typeof uploadTicket.payload> & { uid: number };

export const downloadTicket = defineTicket({ ...SINGLE_USE, name: 'download', payload: z.object({ fid: z.string() }) });
