import type {Problem} from '../../../src/sets/problem';

/** Words that this set does not use, and what it says in their place. */
const WORDING: readonly {readonly avoid: RegExp; readonly say: string}[] = [
  {
    avoid:
      /\banswer(s|ed)?( with| by)? (a (status )?code|an error|\[?`?ARGO_E)/i,
    say: '"returns" a status',
  },
  {avoid: /\bmend(s|ed|ing)?\b/i, say: '"correct"'},
  {avoid: /\b(and|with) (its|their) kin\b/i, say: '"and related functions"'},
  {
    avoid: /\bcallbacks?( has| have)? (come|came|comes)\b/i,
    say: 'that the callback "is called"',
  },
  {avoid: /\btyping mistakes?\b/i, say: '"typo"'},
  {avoid: /\bBase64 twins?\b/i, say: '"Base64 variant"'},
  {
    avoid: /\bbyte for byte\b/i,
    say: 'that texts are equal: results may differ',
  },
  {
    avoid: /\bdecoded image\b/i,
    say: '"decoded bytes" of Base64, or "decoded pixels" of an image',
  },
  {avoid: /\bthe SDK prints\b/i, say: 'that the reference library prints it'},
];

/**
 * Finds wordings in the pages of the set and in the header that it does not use.
 *
 * @returns a problem for each, at its line
 */
export function wordingProblems({
  file,
  text,
}: {
  readonly file: string;
  readonly text: string;
}): Problem[] {
  return text.split('\n').flatMap((row, index) =>
    WORDING.flatMap(({avoid, say}) => {
      const [found] = avoid.exec(row) ?? [];
      return found === undefined
        ? []
        : [
            {
              file,
              line: index + 1,
              found: `"${found}"`,
              expected: say,
              remedy: 'Word the sentence as the other pages of the set do.',
            },
          ];
    }),
  );
}
