import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';

const INVISIBLE = /[\u200B\u2060\uFEFF\u00AD]/u;
const LINE_END = /\r/;
/** Typographic quotes and non-breaking spaces. */
const NO_CODE = /[\u00A0“”‘’]/u;

/** Invisible characters split words for search, and break samples. */
export default lintRule('site:no-invisible-characters', (tree, file) => {
  const report = (text, first, pattern, reason) => {
    const index = text.search(pattern);
    if (index >= 0) {
      const before = text.slice(0, index).split('\n').length - 1;
      file.message(reason, {line: first + before, column: 1});
    }
  };
  report(
    String(file),
    1,
    INVISIBLE,
    'Unexpected character that cannot be seen, expected none: delete the word and type it again',
  );
  report(
    String(file),
    1,
    LINE_END,
    'Unexpected line end of Windows, expected LF: save the file so',
  );
  visit(tree, 'code', ({value, position}) =>
    report(
      value,
      position.start.line + 1,
      NO_CODE,
      'Unexpected typographic quote or non-breaking space in code, expected plain ones: type it again',
    ),
  );
});
