/** A file that cannot be imported at all. The message is made for the operator: what is wrong and what to do. */
export class RefusedFile extends Error {}
