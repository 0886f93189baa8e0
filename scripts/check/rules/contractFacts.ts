import type {Area} from '../../../src/sets/page/place';
import {declarationsOf, headerOf} from '../contracts/contracts';
import {sentencesOf} from '../contracts/sentences';
import {
  factsOfDeclarations,
  factsOfHeader,
  statementFaults,
  type ContractFacts,
} from '../contracts/statements';
import type {Rule} from '../types';

/** Ranges and defaults on pages are those of the contract. */
export const run: Rule = async ({pages, files}) => {
  const {header, keys} = await headerOf(files);
  const facts: Partial<Record<Area, ContractFacts>> = {
    ocr: factsOfHeader(header, keys),
    spreadsheet: factsOfDeclarations(declarationsOf(files).contract),
  };
  const sentences = pages.flatMap((page) =>
    facts[page.area] ? sentencesOf(page).map((each) => ({page, ...each})) : [],
  );
  return {
    inspected: sentences.length,
    problems: sentences.flatMap(({page, ...sentence}) =>
      statementFaults(sentence, facts[page.area]!).map((fault) => ({
        file: page.file,
        line: sentence.line,
        ...fault,
      })),
    ),
  };
};
