import {load} from 'js-yaml';
import {syntaxFault, type SyntaxFault} from './types';

export function yamlFault(text: string): SyntaxFault | undefined {
  try {
    load(text);
    return undefined;
  } catch (error) {
    const {mark, reason} = error as {
      readonly mark?: {readonly line: number};
      readonly reason?: string;
    };
    return syntaxFault('YAML', (mark?.line ?? 0) + 1, reason ?? String(error));
  }
}
