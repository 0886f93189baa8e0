import type {PlantedFault} from './plantedFault';
import {inPage, PAGE} from './plantedPage';
import {pageText} from './support';

const check = 'sample syntax';

/** A fence with a fault on its second line, the eighth of the page. */
function sample(
  lang: string,
  fault: string,
  lines: readonly string[],
  says: string,
  line = 8,
) {
  const fence = ['```' + lang, ...lines, '```'].join('\n');
  return inPage(check, `${lang}: ${fault}`, fence, says, line);
}

function shown(file: string, text: string, says: string): PlantedFault {
  const lang = file.endsWith('.py') ? 'python' : 'csharp';
  const program = `docs-ocr/programs/${file}`;
  return {
    check,
    fault: `a fault in ${file}, which a page shows`,
    changes: {
      [PAGE]: pageText(`\`\`\`${lang} from-file="programs/${file}"\n\`\`\``),
      [program]: text,
    },
    at: `${program}:2`,
    says,
  };
}

function data(file: string, fault: string, text: string, line: number) {
  return {
    check: 'data syntax',
    fault: `${file}: ${fault}`,
    changes: {[file]: text},
    at: `${file}:${line}`,
    says: 'that cannot be read',
    cure: 'Correct the line, or the one before it',
  };
}

/** Text that no reader of its language can take. */
export const IN_SYNTAX: readonly PlantedFault[] = [
  sample(
    'c',
    'a bracket too few',
    ['int main(void) {', '  puts("a";', '}'],
    'C that cannot be read',
  ),
  sample(
    'bash',
    'a quote that nothing ends',
    ['ls', "echo 'a", 'ls'],
    'unexpected EOF',
  ),
  sample(
    'sh',
    'a loop without an end',
    ['for a in b; do', '  ls'],
    'syntax error',
    9,
  ),
  sample(
    'python',
    'a colon too few',
    ['import os', 'if os', '  pass'],
    'Python that cannot',
  ),
  sample(
    'csharp',
    'a value too few',
    ['class A {', '  int a = ;', '}'],
    'C# that cannot',
  ),
  sample(
    'java',
    'a value too few',
    ['class A {', '  int a = ;', '}'],
    'illegal start of expression',
  ),
  sample(
    'html',
    'a name of an attribute with a quote',
    ['<p>', '<a b"c>d</a></p>'],
    'unexpected-character-in-attribute-name',
  ),
  sample(
    'css',
    'a brace too few',
    ['a {', '  color: red', 'b {', '}'],
    'CSS that cannot',
    9,
  ),
  sample(
    'xml',
    'an element that nothing ends',
    ['<a>', '  <b></a>'],
    'unexpected close tag',
  ),
  sample(
    'vue',
    'an element that nothing ends',
    ['<template>', '  <p>', '</template>'],
    'Element is missing end tag',
  ),
  sample(
    'dockerfile',
    'no instruction',
    ['FROM debian:12', 'COPPY a b'],
    '`COPPY` is no instruction',
  ),
  sample(
    'ini title="app/.env"',
    'a name with a blank',
    ['A=b', 'C D=e'],
    '`C D=e` is no NAME=value',
  ),
  shown(
    'planted.py',
    'import os\nif os\n  pass\n',
    'Python that cannot be read',
  ),
  shown('Planted.cs', 'class A {\n  int a = ;\n}\n', 'C# that cannot be read'),
  data(
    'static/img/planted.svg',
    'an element that nothing ends',
    '<svg>\n<g>\n</svg>',
    3,
  ),
  data('static/img/planted.svg', 'breaks off', '<svg>\n<g></g>', 2),
  data(
    'static/img/planted.svg',
    'an attribute without quotes',
    '<svg>\n<g id=a/></svg>',
    2,
  ),
  data(
    'static/img/planted.svg',
    'a bare ampersand',
    '<svg>\n<text>A & B</text></svg>',
    2,
  ),
  data('static/planted.json', 'a comma at the end', '{\n  "a": 1,\n}', 3),
  data(
    'static/planted.json',
    'a comma at the end of a list',
    '{\n  "a": [\n    "b",\n  ]\n}',
    3,
  ),
  data('compose.yaml', 'a list that nothing ends', 'services:\n  a: [\n', 3),
  data(
    '.github/workflows/planted.yml',
    'a list that nothing ends',
    'on: push\njobs:\n  a: [\n',
    4,
  ),
];

/** What must pass, though it looks odd: as a writer may well write it. */
export const SOUND_SAMPLES: readonly string[] = [
  '```c\nArgoStatus status = run(handle, path, NULL, &json);\nif (status != ARGO_OK) {\n  return 1;\n}\n```',
  '```c\nstatic void ARGO_CALL onResult(int a) { (void)a; }\n```',
  '```bash\ncc a.c \\\n  -o a   # two lines\n./a "$KEY" && ls *.png | head -1\n```',
  "```sh\ncat <<END > a.txt\ntext with 'quotes\nEND\n```",
  '```python\nwith open("a") as f:\n    print(f"{f.read()!r}")\n```',
  '```html\n<!doctype html>\n<html lang="en"><head><title>A</title></head><body><p>b</p></body></html>\n```',
  '```html\n<app-grid (opened)="open($event)" [data]="rows" />\n```',
  '```css\n:root {\n  --a: 1px;\n}\n@media (width > 40em) {\n  a { b: c }\n}\n```',
  '```xml\n<?xml version="1.0"?>\n<a xmlns:b="urn:c"><b:d e="1 &lt; 2"/></a>\n```',
  '```dockerfile\n# syntax=docker/dockerfile:1\nFROM debian:12 AS build\nRUN apt-get update \\\n    # a comment\n    && apt-get install -y a\nRUN <<EOF\nls\nEOF\nfrom build\n```',
  '```ini title=".env.local"\n# a comment\n\nexport A="b c"\nD=https://example.com/?a=b#c\nE=\n```',
];
