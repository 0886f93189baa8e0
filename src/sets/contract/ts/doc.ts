import type ts from 'typescript';
import {readDoc} from './readDoc';
import {firstSentence} from '../firstSentence';

/** First sentence of a node's comment. */
export function briefOfNode(node: ts.Node): string {
  return firstSentence(readDoc(node).summary);
}
