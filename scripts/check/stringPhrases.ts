import ts from 'typescript';
import type {Problem} from '../../src/sets/problem';
import {parseSource} from './parseSource';
import {phraseProblems} from './phrases';

/** Phrases in what a module says; its comments speak to those who write it. */
export function stringPhrases(file: string, text: string): Problem[] {
  const {nodes, lineOf} = parseSource(file, text);
  return nodes
    .filter(
      (node) =>
        ts.isStringLiteralLike(node) ||
        ts.isJsxText(node) ||
        ts.isTemplateHead(node) ||
        ts.isTemplateMiddleOrTemplateTail(node),
    )
    .flatMap((node) => phraseProblems(file, node.getText(), lineOf(node)));
}
