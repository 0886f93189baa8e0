import {dockerfileFault} from './code';
import {environmentFault, jsonFault, xmlFault} from './data';
import {cssFault, htmlFault, vueFault} from './markup';
import type {SyntaxReader} from './types';
import {yamlFault} from './yaml';

/** Readers of languages, by the names that fences and endings of files have. */
export const READERS: Readonly<Record<string, SyntaxReader>> = {
  css: cssFault,
  dockerfile: dockerfileFault,
  env: environmentFault,
  html: htmlFault,
  json: jsonFault,
  svg: xmlFault,
  vue: vueFault,
  xml: xmlFault,
  yaml: yamlFault,
  yml: yamlFault,
};

/** Other names of languages that programs read. */
export const ALIASES: Readonly<Record<string, string>> = {
  cs: 'csharp',
  'c#': 'csharp',
  docker: 'dockerfile',
  py: 'python',
  sh: 'bash',
  shell: 'bash',
};
