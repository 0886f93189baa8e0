/** TypeScript compiler options for samples, in the form of `tsconfig.json`. */
export const SAMPLE_COMPILER_OPTIONS = {
  strict: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  types: [],
} as const;
