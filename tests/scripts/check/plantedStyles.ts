import {readFileSync} from 'node:fs';
import type {PlantedFault} from './plantedFault';

const SHEET = 'src/css/planted.css';
const MODULE = 'src/components/Planted/styles.module.css';

function inSheet(
  fault: string,
  css: string,
  says: string,
  line = 2,
): PlantedFault {
  return {
    check: 'styles',
    fault,
    changes: {[SHEET]: css},
    at: `${SHEET}:${line}`,
    says,
  };
}

function inModule(
  fault: string,
  code: string,
  at: string,
  says: string,
): PlantedFault {
  return {
    check: 'styles',
    fault,
    changes: {
      [MODULE]: '.frame {\n  color: red;\n}\n',
      'src/components/Planted/index.tsx': `import styles from './styles.module.css';\n${code}\n`,
    },
    at,
    says,
  };
}

function inKorean(
  fault: string,
  from: string,
  to: string,
  check: string,
  says: string,
): PlantedFault {
  const file = 'i18n/ko/docusaurus-plugin-content-pages/legal/refund.mdx';
  const text = readFileSync(file, 'utf8');
  return {
    check,
    fault,
    changes: {[file]: text.replace(from, () => to)},
    at: /^i18n\/ko\/docusaurus-plugin-content-pages\/legal\/refund\.mdx:\d+: /m,
    says,
  };
}

const LIGHT =
  ':root {\n  --site-a-b: #fff;\n  --site-a-c: #eee;\n  --site-a-d: #ddd;\n}\n';

/** Faults in style sheets, and in what translations say. */
export const IN_STYLES: readonly PlantedFault[] = [
  inSheet('a brace too few', 'a {\n  color: red;\n', 'Unclosed block', 1),
  inSheet(
    'a file that there is not',
    "a {\n  background: url('./lost.svg');\n}\n",
    'a file at src/css/lost.svg',
  ),
  inSheet(
    'a file of another host',
    'a {\n  background: url(//cdn.test/a.svg);\n}\n',
    'pages ask no other host',
  ),
  inSheet(
    'an animation that nothing defines',
    'a {\n  animation: spinn 1s linear infinite;\n}\n',
    'the animation "spinn"',
  ),
  inSheet(
    'a declaration that stands twice',
    'a {\n  color: red;\n  color: red;\n}\n',
    '`color: red` a second time',
    3,
  ),
  inSheet(
    'a colour that dark mode lacks',
    `${LIGHT}[data-theme='dark'] {\n  --site-a-b: #000;\n  --site-a-c: #111;\n}\n`,
    '--site-a-d, which dark mode does not set',
    4,
  ),
  inModule(
    'a class that there is not',
    'export const a = [styles.frame, styles.fraem];',
    'src/components/Planted/index.tsx:2',
    'Did you mean frame?',
  ),
  inModule(
    'a class that nothing asks for',
    'export const a = styles.toString;',
    `${MODULE}:1`,
    'the class frame, which nothing asks for',
  ),
  {
    check: 'static files',
    fault: 'a drawing without its language',
    changes: {
      'static/img/planted.svg':
        '<?xml version="1.0"?>\n<svg viewBox="0 0 1 1"></svg>\n',
    },
    at: 'static/img/planted.svg:2',
    says: 'browsers show no such picture',
  },
  inKorean(
    'a number that the English page does not state',
    '14일 이내에',
    '17일 이내에',
    'translations',
    'has 14',
  ),
  inKorean(
    'a plain statement',
    '니다.',
    '는다.',
    'politeness',
    'the polite style',
  ),
  {
    check: 'politeness',
    fault: 'an order in the plain style',
    changes: {
      'i18n/ko/code.json': readFileSync('i18n/ko/code.json', 'utf8').replace(
        '확인하세요.',
        '확인해라.',
      ),
    },
    at: /^i18n\/ko\/code\.json:\d+: a sentence that ends in "확인해라\."/m,
    says: '-니다 or -세요',
    cure: '확인하세요',
  },
];
