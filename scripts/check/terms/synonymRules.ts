import type {Problem} from '../../../src/sets/problem';
import {SYNONYM_GROUPS} from '../../../src/search/text/synonyms';
import {searchSynonyms, TERMS_LOCALE} from '../../../src/site/translations';
import type {FileTree} from '../files';
import {lineOfText} from '../sourceLines';

const TABLE = 'src/search/text/synonyms.ts';

/** Groups of words that mean the same to those who search: two at least, each word once. */
export function synonymProblems(files: FileTree): Problem[] {
  const file = searchSynonyms(TERMS_LOCALE);
  return [
    ...groupProblems(TABLE, SYNONYM_GROUPS, files),
    ...(files.has(file)
      ? groupProblems(file, groupsOf(files.read(file)), files)
      : []),
  ];
}

function groupsOf(text: string): readonly (readonly string[])[] {
  try {
    const {groups} = JSON.parse(text) as {groups?: unknown};
    return Array.isArray(groups) ? (groups as string[][]) : [];
  } catch {
    // The check of data says where.
    return [];
  }
}

function groupProblems(
  file: string,
  groups: readonly (readonly string[])[],
  files: FileTree,
): Problem[] {
  return groups.flatMap((group): Problem[] => {
    const [first = ''] = group;
    const twice = group.find((word, index) => group.indexOf(word) < index);
    return twice === undefined && group.length > 1
      ? []
      : [
          {
            file,
            line: lineOfText(files, file, first),
            found:
              twice === undefined
                ? `the group of "${first}" alone`
                : `"${twice}" twice in a group`,
            expected: 'two words at least, each once',
            remedy: 'Write the other word, or take the group away.',
          },
        ];
  });
}
