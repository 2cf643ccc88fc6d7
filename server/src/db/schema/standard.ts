export type Adopted = { org: string; code: string; degree: string };
