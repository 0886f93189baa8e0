import {declarationsOf, headerOf} from '../contracts/contracts';
import {sentencesOf} from '../contracts/sentences';
import {
  factsOfDeclarations,
  factsOfHeader,
  statementFaults,
} from '../contracts/statements';
import type {Rule} from '../types';

/** Ranges and defaults on pages are those of the contract. */
export const run: Rule = async ({pages, files}) => {
  const {header, keys} = await headerOf(files);
  const {contract} = declarationsOf(files);
  const facts = [
    ['ocr', factsOfHeader(header, keys)],
    ['spreadsheet', factsOfDeclarations(contract)],
  ] as const;
  const found = facts.flatMap(([area, rows]) => {
    const byName = new Map<string, (typeof rows)[number][]>();
    rows.forEach((row) =>
      byName.set(row.key, [...(byName.get(row.key) ?? []), row]),
    );
    return pages
      .filter((page) => page.area === area)
      .flatMap((page) =>
        sentencesOf(page).map((sentence) =>
          statementFaults(sentence, byName).map((fault) => ({
            file: page.file,
            line: sentence.line,
            ...fault,
          })),
        ),
      );
  });
  return {inspected: found.length, problems: found.flat()};
};
