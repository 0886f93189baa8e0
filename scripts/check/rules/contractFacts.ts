import type {Area} from '../../../src/content';
import {declarationsOf, headerOf} from '../contracts/contracts';
import {sentencesOf} from '../contracts/sentences';
import {
  factsOfDeclarations,
  factsOfHeader,
  statementFaults,
  type Facts,
} from '../contracts/statements';
import type {Rule} from '../types';

/** Ranges and defaults on pages are those of the contract. */
export const run: Rule = async ({pages, files}) => {
  const {header, keys} = await headerOf(files);
  const {contract} = declarationsOf(files);
  const facts = new Map<Area, Facts>([
    ['ocr', factsOfHeader(header, keys)],
    ['spreadsheet', factsOfDeclarations(contract)],
  ]);
  const found = pages.flatMap((page) => {
    const known = facts.get(page.area);
    return (known ? sentencesOf(page) : []).map((sentence) =>
      statementFaults(sentence, known!).map((fault) => ({
        file: page.file,
        line: sentence.line,
        ...fault,
      })),
    );
  });
  return {inspected: found.length, problems: found.flat()};
};
