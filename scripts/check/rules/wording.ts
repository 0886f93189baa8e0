import ts from 'typescript';
import {HEADER_FILE} from '../../../src/sets/ocr/contract/headerFile';
import type {Problem} from '../../../src/sets/problem';
import {CONTRACT_FILE} from '../../../src/sets/spreadsheet/contract/readContract';
import {DOCS_LOCALE} from '../../../src/site/locales';
import type {FileTree} from '../files';
import {parseSource} from '../parseSource';
import {phrasesIn} from '../phrases';
import type {Check} from '../types';

/** Pages, contracts and the strings of the interface are worded as the field words things. */
export const wording: Check = {
  name: 'wording',
  unit: 'texts',
  run({pages, files}) {
    const texts = [
      ...pages.filter(({locale}) => locale === DOCS_LOCALE),
      ...[HEADER_FILE, CONTRACT_FILE]
        .filter(files.has)
        .map((file) => ({file, text: files.read(file)})),
    ];
    const modules = files.list('src').filter((file) => /\.tsx?$/.test(file));
    return {
      inspected: texts.length + modules.length,
      problems: [
        ...texts.flatMap(({file, text}) => problemsOf(file, text, 1)),
        ...modules.flatMap((file) => stringProblems(file, files)),
      ],
    };
  },
};

/** Phrases in what a module says; its comments speak to those who write it. */
function stringProblems(file: string, files: FileTree): Problem[] {
  const text = files.read(file);
  // Most modules have none: they need not be parsed.
  if (phrasesIn(text).length === 0) {
    return [];
  }
  const {nodes, lineOf} = parseSource(file, text);
  return nodes
    .filter(
      (node) =>
        ts.isStringLiteralLike(node) ||
        ts.isJsxText(node) ||
        ts.isTemplateHead(node) ||
        ts.isTemplateMiddleOrTemplateTail(node),
    )
    .flatMap((node) => problemsOf(file, node.getText(), lineOf(node)));
}

function problemsOf(file: string, text: string, first: number): Problem[] {
  return phrasesIn(text).map(({found, say, line}) => ({
    file,
    line: first + line - 1,
    found: `"${found}"`,
    expected: say,
    remedy: 'Say it as a native writer of the field does.',
  }));
}
