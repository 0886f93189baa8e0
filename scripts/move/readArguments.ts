import {parseArgs} from 'node:util';

/** What a command line asks for. */
export interface MoveWish {
  /** Path or address of the page. */
  readonly page: string;
  /** Id of the heading of it that gets another id; `undefined` when the page moves. */
  readonly heading: string | undefined;
  readonly to: string;
  /** Whether readers may know what the page or the heading was called. */
  readonly published: boolean;
  /** Whether a page moves whose address the specification lists. */
  readonly againstSpecification: boolean;
}

/** The forms of the command, a line each. */
export const USAGE = `npm run move -- docs-ocr/api/old.mdx docs-ocr/api/new.mdx   moves a page, by path
npm run move -- /ocr/api/old /ocr/api/new                   or by address
npm run move -- /ocr/api/run#errors status-codes            gives a heading another id
  --unpublished             leaves nothing behind at an address that readers never had
  --against-specification   moves a page whose address tests/spec/sets.ts lists`;

/**
 * Reads `OLD NEW` or `PAGE#old-heading new-heading`.
 *
 * @throws Error listing the forms when the arguments have none of them
 */
export function readMoveArguments(args: readonly string[]): MoveWish {
  const {positionals, ...flags} = parsed(args);
  const [from, to, ...more] = positionals;
  if (!from || !to || more.length > 0) {
    throw new Error(
      `npm run move: expected what is moved and where to, received ${positionals.length === 0 ? 'nothing' : positionals.map((word) => `"${word}"`).join(' ')}. Expected:\n${USAGE}`,
    );
  }
  const [page = '', heading] = from.split('#', 2);
  return {
    page,
    heading,
    to,
    published: !flags.unpublished,
    againstSpecification: flags.againstSpecification,
  };
}

function parsed(args: readonly string[]) {
  try {
    const {values, positionals} = parseArgs({
      args: [...args],
      options: {
        unpublished: {type: 'boolean', default: false},
        'against-specification': {type: 'boolean', default: false},
      },
      allowPositionals: true,
    });
    return {
      unpublished: values.unpublished,
      againstSpecification: values['against-specification'],
      positionals,
    };
  } catch (error) {
    throw new Error(
      `npm run move: ${(error as Error).message.split('. ', 1)[0]}. Expected:\n${USAGE}`,
      {cause: error},
    );
  }
}
