import {load} from 'js-yaml';
import {syntaxFault, type SyntaxFault} from './types';

/** Where YAML cannot be read, and why. */
interface YamlError {
  /** From 1. */
  readonly line: number;
  readonly reason: string;
}

/** The first error of a text as YAML. */
export function yamlError(text: string): YamlError | undefined {
  try {
    load(text);
    return undefined;
  } catch (error) {
    const {mark, reason} = error as {
      readonly mark?: {readonly line: number};
      readonly reason?: string;
    };
    return {line: (mark?.line ?? 0) + 1, reason: reason ?? String(error)};
  }
}

export function yamlFault(text: string): SyntaxFault | undefined {
  const error = yamlError(text);
  return error && syntaxFault('YAML', error.line, error.reason);
}
