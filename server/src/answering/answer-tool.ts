import type { AiContext, AiMode, AiRef, AnswerBlock } from '@bee/contracts/resource/ai';
import type { Db } from '../db/schema.ts';
import type { Viewer } from '../http/viewer.ts';
import type { Named } from './pick-names.ts';
import type { RequestedTime } from './question-dates.ts';

/** How a domain answers questions from its tables. `Found` is what the domain recognizes in a question. */
export type AnswerTool<Found = unknown> = {
  name: string;
  /**
   * The tool with the lowest number takes a question that several tools claim: wording that only one of them knows,
   * such as a tariff rate, comes before the names of products, which several of them know.
   */
  precedence: number;
  /** In this mode of the question box, no other tool answers. */
  mode: AiMode | null;
  /** Separates names that would be read as part of a date. */
  apartFromDates?(question: string): string;
  /** The names of the domain in the question alone. */
  recognize(db: Db, asked: AskedWords): Promise<Recognized<Found>>;
  /** True if a question asked on a page has its own subject, and needs no other from the page. */
  hasSubject?(db: Db, question: string): Promise<boolean>;
  /** Completes the names from the question before and from those of other tools. In the order of the modules. */
  complete?(
    db: Db,
    own: Recognized<Found>,
    around: Surroundings<Found>,
  ): Promise<Recognized<Found>> | Recognized<Found>;
  /** True if the question only names another item than the question before, which was answered by the request `kind`. */
  continues?(found: Found, kind: string): boolean;
  /** Null if the question does not ask for data of the domain. */
  claim(found: Found, asked: AskedFor): DataRequest | null;
  /** For questions that no tool claims: requested data that texts must not replace. */
  refuse?(db: Db, found: Found, asked: Unclaimed): Promise<Refusal | null>;
  /** The item of a page on which a question is asked; undefined if another tool knows it, null if it does not exist. */
  itemOfPage?(db: Db, page: AiContext): Promise<PageItem | null | undefined>;
  /** Questions about the best-known items. */
  popularQuestions?(db: Db, count: number): Promise<string[]>;
  /** Questions that today's data answers. @param day days since 1970, by which the choice changes */
  exampleQuestions?(db: Db, day: number): Promise<string[]>;
};

/** @property rest the question without days and years */
export type AskedWords = { question: string; rest: string; mode: AiMode };

export type Recognized<Found> = {
  found: Found;
  /** Named in this question or the one before. Texts may use either name of an item. */
  items?: readonly Item[];
  hasItem?: boolean;
  /** The question itself names an item, and therefore does not refer to that of the question before. */
  namesItem?: boolean;
  /** The question itself names a property of items. */
  namesProperty?: boolean;
  /** The words of the question ask for this data, although the question may ask for something else as well. */
  isAskedFor?: boolean;
};

/** @property title the name with the details that the question mentions */
export type Item = Named & { title: string };

export type Surroundings<Found> = AskedWords & {
  /** Of the question before, if this one refers to it. */
  before: Found | undefined;
  /** True if any other tool recognizes such words in the question itself. */
  others: { nameItem: boolean; nameProperty: boolean };
};

export type AskedFor = {
  question: string;
  /** The question after those that it refers to. */
  topic: string;
  mode: AiMode;
  time: RequestedTime;
  /** `kind` of the request that answered the question before, if this one refers to it. */
  before: string | null;
  others: { haveItem: boolean; areAskedFor: boolean };
};

/** Data that a question asks for. */
export type DataRequest = {
  kind: string;
  /** For the progress steps above an answer. */
  about: string;
  source: string;
  /** Texts are read as well, about these items only. `missing` describes them if there are none. */
  texts?: { about: readonly Named[]; missing: string };
  /** Texts may answer if the tables do not contain the name, but never replace a requested figure. */
  orTexts?: boolean;
  /** Names no item: if the question is asked about a text, it refers to that text. */
  isWithoutItem?: boolean;
  lookUp(db: Db, by: { today: string; viewer: Viewer | null }): Promise<Lookup>;
  followUps(db: Db): Promise<string[]> | string[];
};

/** @property topic the question after those that it refers to */
export type Unclaimed = { question: string; topic: string; subject: readonly string[] };

/** @property missing what the tables lack; `instead`: questions that they answer */
export type Refusal = { missing: string; instead: string[] };

/** @property refId of the search document of the item; null if it has none */
export type PageItem = { name: string; refId: string | null };

/** One element per day, in rotation. */
export const chooseByDay = <One>(list: readonly One[], day: number): One[] => {
  const one = list[((day % list.length) + list.length) % list.length];
  return one === undefined ? [] : [one];
};

/** A citable source without a reference number. Rows of tables have no page, and fit the question completely. */
export type Evidence = Omit<AiRef, 'no' | 'used' | 'cited' | Unstated> & Partial<Pick<AiRef, Unstated>>;
type Unstated = 'validity' | 'page' | 'score';

/** A sentence generated from platform data, with its evidence. */
export type Finding = { text: string; evidence: Evidence };

/** Result of a table lookup: one paragraph per subject, and the requested data that was not found. */
export type Lookup = { findings: Finding[][]; blocks: AnswerBlock[]; missing: string[] };
