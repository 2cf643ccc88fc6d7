export type Heading = { id: string; level: number; title: string };
export type Attachment = { fid: string; name: string; ext: string; size: number; pages: number | null };
