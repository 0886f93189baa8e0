import {readFileSync} from 'node:fs';
import {toString} from 'mdast-util-to-string';
import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';

/**
 * Reports the first match of a pattern.
 *
 * @param text - the whole file by default
 * @param first - line of the file on which the text begins
 */
function reportMatch(file, pattern, reason, text = String(file), first = 1) {
  const index = text.search(pattern);
  if (index >= 0) {
    const before = text.slice(0, index).split('\n').length - 1;
    file.message(reason, {line: first + before, column: 1});
  }
}

const CONFIG = 'docusaurus.config.ts';

/** https://docusaurus.io/docs/markdown-features/admonitions */
const ADMONITIONS = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'important',
  'success',
  'secondary',
  'caution',
];

/** Includes keywords that the configuration adds by `admonitions: {keywords: […]}`. */
function admonitions(config) {
  const added = config.matchAll(
    /admonitions:\s*\{[^}]*?keywords:\s*\[([^\]]*)\]/g,
  );
  return [
    ...ADMONITIONS,
    ...[...added].flatMap(([, names]) => names.match(/[\w-]+/g) ?? []),
  ];
}

/** Fences and admonitions are closed, and admonitions have a known keyword. */
export const closedBlocks = lintRule('site:closed-blocks', (tree, file) => {
  const known = admonitions(file.data.config ?? readFileSync(CONFIG, 'utf8'));
  const lines = String(file).split('\n');
  const endsWith = ({start, end}, mark) =>
    end.line > start.line && lines[end.line - 1].trim().endsWith(mark);
  visit(tree, ({type, name, position}) => {
    if (type === 'code') {
      const [mark] = /`{3,}|~{3,}/.exec(lines[position.start.line - 1]) ?? [];
      if (mark && !endsWith(position, mark)) {
        file.message(
          `Unexpected fence without an end, expected a line of ${mark} below its code`,
          position,
        );
      }
    } else if (type === 'leafDirective' || type === 'containerDirective') {
      if (type === 'leafDirective' || !known.includes(name)) {
        file.message(
          `Unexpected admonition \`${name}\`, expected \`:::${known.join('`, `:::')}\``,
          position,
        );
      } else if (!endsWith(position, ':::')) {
        file.message(
          `Unexpected \`:::${name}\` without an end, expected a line of \`:::\` below its text`,
          position,
        );
      }
    }
  });
});

/** Browsers hide extra cells, and missing cells shift the rest of a row. */
export const equalTableRows = lintRule(
  'site:equal-table-rows',
  (tree, file) => {
    visit(tree, 'table', ({children: [header, ...rows]}) => {
      const wanted = header.children.length;
      for (const {children, position} of rows) {
        if (children.length !== wanted) {
          file.message(
            `Unexpected row of ${children.length} cells, expected ${wanted} as in the header: write \`\\|\` for a bar in a cell`,
            position,
          );
        }
      }
    });
  },
);

const NO_TEXT =
  /\.(?:png|jpe?g|svg|gif|webp|avif)$|^(?:image|picture|photo|screenshot|figure)?$/i;

/** Images have alternative text; it is empty for decoration, in `<img alt="">` only. */
export const imageAlt = lintRule('site:image-alt', (tree, file) => {
  visit(tree, (node) => {
    const isElement = node.name === 'img';
    if (node.type !== 'image' && !isElement) {
      return;
    }
    const attribute = node.attributes?.find(({name}) => name === 'alt');
    const alt = isElement ? attribute?.value : node.alt;
    if (isElement && !attribute) {
      file.message(
        'Unexpected image without alternative text, expected `alt="what it shows"`',
        node.position,
      );
    } else if (
      typeof alt === 'string' &&
      NO_TEXT.test(alt) &&
      !(isElement && alt === '')
    ) {
      file.message(
        `Unexpected alternative text "${alt}", expected what the image shows`,
        node.position,
      );
    }
  });
});

const SAYS_NOTHING =
  /^(?:click )?(?:here|this|link|this (?:link|page))$|^(?:여기|링크)$/i;

/** Screen readers list links by their texts and sections by their headings. */
export const describedTargets = lintRule(
  'site:described-targets',
  (tree, file) => {
    visit(tree, ['link', 'paragraph'], ({type, children, position}) => {
      const [only, ...others] = children;
      const text = toString({children});
      if (type === 'link' && SAYS_NOTHING.test(text)) {
        file.message(
          `Unexpected link with the text "${text}", expected what its target is about`,
          position,
        );
      } else if (
        type === 'paragraph' &&
        only?.type === 'strong' &&
        others.length === 0 &&
        /[\p{L}\d]$/u.test(text)
      ) {
        file.message(
          `Unexpected bold text in place of a heading, expected \`## ${text}\`, or a sentence`,
          position,
        );
      }
    });
  },
);

const INVISIBLE = /[\u200B\u2060\uFEFF\u00AD]/u;
const LINE_END = /\r/;
/** Letters in parts, as macOS writes them in names of files: search does not find them. */
const DECOMPOSED = /[\u0300-\u036F\u1100-\u11FF]/u;
/** Typographic quotes, non-breaking spaces, and dashes before an option. */
const NO_CODE = /[\u00A0“”‘’]|(?<=\s)[–—](?=\w)/u;

/** Invisible characters split words for search, and break samples. */
export const noInvisibleCharacters = lintRule(
  'site:no-invisible-characters',
  (tree, file) => {
    reportMatch(
      file,
      INVISIBLE,
      'Unexpected character that cannot be seen, expected none: delete the word and type it again',
    );
    reportMatch(
      file,
      LINE_END,
      'Unexpected line end of Windows, expected LF: save the file so',
    );
    reportMatch(
      file,
      DECOMPOSED,
      'Unexpected letter that is stored in parts, expected whole letters (Unicode NFC): type the word again',
    );
    visit(tree, ['code', 'inlineCode'], ({type, value, position}) =>
      reportMatch(
        file,
        NO_CODE,
        'Unexpected typographic quote, dash or non-breaking space in code, expected plain ones: type it again',
        value,
        position.start.line + (type === 'code' ? 1 : 0),
      ),
    );
  },
);

/**
 * Markdown syntax that was parsed as text.
 *
 * @type {readonly {pattern: RegExp, found: string, expected: string}[]}
 */
const MARKS = [
  {
    pattern: /^#{1,6}[^\s#\d]/m,
    found: 'a heading without a space after its marks',
    expected: '`## Heading`',
  },
  {
    pattern: /^-\p{L}/mu,
    found: 'a list without a space after its dash',
    expected: '`- Item`',
  },
  {
    pattern: /\*\*/,
    found: '`**` that readers see',
    expected: '`**` before and after the words, without blanks inside',
  },
  {
    pattern: /`/,
    found: 'a back-tick that readers see',
    expected: 'one before and one after the code',
  },
  {
    pattern: /\]\(|\]\[/,
    found: 'a part of a link that readers see',
    expected: '`[text](address)`',
  },
  {
    pattern:
      /^\s*\|.*\|\s*$|^\s*\|?(?:\s*:?-{3,}:?\s*\|)+\s*(?::?-{3,}:?\s*)?$/m,
    found: 'a row of a table that readers see as text',
    expected: 'a header and `| --- |` below it, with the same number of cells',
  },
  {
    pattern: /^:::/m,
    found: '`:::` that begins or ends no admonition',
    expected: '`:::note`, with a line of `:::` at the end',
  },
  {
    pattern: /^\[!(?:note|tip|important|warning|caution)\]/im,
    found: 'alert of GitHub that readers see as a quotation',
    expected: '`:::note`, with a line of `:::` at the end',
  },
];

/** Syntax that only plugins read, by the text of the configuration that adds them. */
const PLUGINS = [
  {
    type: 'text',
    setting: /remark-?math/i,
    pattern: /\$\$|(?<![\w$])\$[^\s$][^$\n]*[\\^_=][^$\n]*(?<=\S)\$(?!\w)/,
    found: 'formula whose source readers see',
    expected: 'plain text, or the plugin remark-math',
  },
  {
    type: 'code',
    setting: /mermaid: true/,
    lang: 'mermaid',
    pattern: /^/,
    found: 'diagram whose source readers see',
    expected: 'an image, or @docusaurus/theme-mermaid and `mermaid: true`',
  },
];

/** Reports the first match of a mark in a node. */
function reportMark(file, {pattern, found, expected}, {value, position}) {
  const reason = `Unexpected ${found}, expected ${expected}`;
  reportMatch(file, pattern, reason, value, position.start.line);
}

/** Steps go on counting after a fence, which belongs to its step if it is indented. */
export const continuedSteps = lintRule('site:continued-steps', (tree, file) => {
  visit(tree, 'list', (list, index, {children}) => {
    const [before, between] = children.slice(Math.max(index - 2, 0), index);
    if (
      list.start === 1 &&
      before?.type === 'list' &&
      before.ordered &&
      between?.type === 'code'
    ) {
      file.message(
        'Unexpected list that begins with 1 again after a fence, expected the fence indented like the text of its step',
        list.position,
      );
    }
  });
});

/** Readers see no Markdown syntax. */
export const noVisibleMarks = lintRule(
  'site:no-visible-marks',
  (tree, file) => {
    visit(tree, 'text', (node) => {
      for (const mark of MARKS) {
        reportMark(file, mark, node);
      }
    });
    reportMatch(
      file,
      /^[<>]{7}(?: .*)?$/m,
      'Unexpected mark of a merge, expected one of both texts',
    );
    const config = file.data.config ?? readFileSync(CONFIG, 'utf8');
    for (const {type, setting, lang, ...mark} of PLUGINS) {
      visit(tree, type, (node) => {
        if (!setting.test(config) && (!lang || node.lang === lang)) {
          reportMark(file, mark, node);
        }
      });
    }
  },
);
