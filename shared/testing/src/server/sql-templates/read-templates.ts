import path from 'node:path';
import ts from 'typescript';
import { textsOfAlternatives } from './alternatives.ts';
import { evaluator } from './evaluate.ts';
import { type Column, columnsOf, isRow } from './row-shape.ts';
import { readSources, type Sources } from './sources.ts';
import { PARAMETER, sqlTag, Unresolved } from './sql-value.ts';

/** A statement written as ``sql<Row>`…` `` or ``queryRows<Row>(db)`…` ``. */
export type SqlTemplate = {
  /** File and the declaration that holds the template. */
  place: string;
  line: number;
  /** Columns of `Row`; null if it does not name them. */
  columns: Column[] | null;
  /** The statement with each alternative of its fragments; empty if it is not known before the server runs. */
  texts: string[];
  /** Why there are no texts. */
  reason: string | null;
};

const STATEMENT = /^\s*(?:select|with|insert|update|delete|values)\b/i;

/** All statements with a row type in the files of a folder. */
export const readTemplates = (root: string, folder: string): SqlTemplate[] => {
  const sources = readSources(root, folder);
  return sources.files.flatMap((file) => {
    const found: SqlTemplate[] = [];
    const visit = (node: ts.Node): void => {
      const template = ts.isTaggedTemplateExpression(node) && templateAt(node, sources);
      if (template)
        found.push({
          ...template,
          place: `${path.relative(path.join(root, folder), file.fileName)} ${declarationOf(node)}`,
          line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        });
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  });
};

const templateAt = (node: ts.TaggedTemplateExpression, sources: Sources) => {
  const [row] = sqlTag(node)?.typeArguments ?? [];
  if (!row || !mayBeStatement(node.template)) return null;
  const type = sources.checker.getTypeFromTypeNode(row);
  if (!isRow(type)) return null;
  const columns = columnsOf(type, sources.checker);
  try {
    const texts = textsOfAlternatives((choose) => {
      const value = evaluator(sources, choose).evaluate(node, new Map());
      return value.is === 'sql' ? numbered(value.text) : '';
    });
    return STATEMENT.test(texts[0] ?? '') ? { columns, texts, reason: null } : null;
  } catch (error) {
    if (!(error instanceof Unresolved)) throw error;
    return { columns, texts: [], reason: error.message };
  }
};

/** One that begins with an interpolation may turn out to be a statement. */
const mayBeStatement = (template: ts.TemplateLiteral): boolean => {
  const { text } = ts.isTemplateExpression(template) ? template.head : template;
  return text.trim() === '' || STATEMENT.test(text);
};

const numbered = (text: string): string => {
  let parameters = 0;
  return text.replaceAll(PARAMETER, () => {
    parameters += 1;
    return `$${parameters}`;
  });
};

/** Name of the outermost function or constant around a node. */
const declarationOf = (node: ts.Node): string => {
  const declarations: string[] = [];
  for (let outer = node; outer; outer = outer.parent)
    if ((ts.isVariableDeclaration(outer) || ts.isFunctionDeclaration(outer)) && outer.name)
      declarations.push(outer.name.getText());
  return declarations.at(-1) ?? '';
};
