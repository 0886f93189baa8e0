import * as angular from '@angular/core';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as vue from 'vue';
import {compileScript, parse} from 'vue/compiler-sfc';
import {runPageSample, type Exports} from './pageSamples';

function compiled(code: string): string {
  if (!code.startsWith('<script')) {
    return code;
  }
  const {descriptor} = parse(code, {filename: 'Sheet.vue'});
  return compileScript(descriptor, {id: 'sheet', inlineTemplate: true}).content;
}

/** Samples that guides import from other pages, by file. */
const SHARED: Readonly<Record<string, string>> = {
  'autosave.ts': 'autosave',
  'store.ts': 'autosave',
  'file-editor.ts': 'autosave',
  'SheetEditor.tsx': 'react',
};

/**
 * Runs samples of a guide for React, Vue or Angular in order.
 *
 * @param page - name of the guide
 * @param sdk - exports of the `spreadsheet-sdk` module
 * @returns the exports of each sample by module name
 */
export function runGuide(
  page: string,
  files: readonly string[],
  sdk: Exports,
): Record<string, Exports> {
  const modules: Record<string, Exports> = {
    react: React,
    'react/jsx-runtime': jsxRuntime,
    vue,
    '@angular/core': angular,
    'spreadsheet-sdk': sdk,
  };
  const change = (code: string) =>
    compiled(code).replace(/import\.meta\.env\.\w+/, "'KEY'");
  for (const file of files) {
    modules[`./${file.replace(/\.tsx?$/, '')}`] = runPageSample(
      `docs-spreadsheet/api/use/${SHARED[file] ?? page}.mdx`,
      file,
      {modules, change},
    );
  }
  return modules;
}
