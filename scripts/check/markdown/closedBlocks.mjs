import {readFileSync} from 'node:fs';
import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';

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
export default lintRule('site:closed-blocks', (tree, file) => {
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
