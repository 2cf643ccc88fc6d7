/** An agreement of the site: chapters of clauses. A clause that begins with "- " is an item of a list. */
export type Agreement = {
  id: string;
  title: string;
  /** Day from which this text holds, `YYYY-MM-DD`; a new text has a new day. */
  since: string;
  intro: string[];
  chapters: { title: string; clauses: string[] }[];
};
