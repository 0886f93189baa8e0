import {readFileSync} from 'node:fs';
import type {ContractItem} from '../types';
import {findPosition, type HeaderOptions, type Node} from './clang';
import {CommentIndex} from './comments';

/** Base class that reads the properties that all C declarations share. */
export class HeaderItems {
  protected readonly source: string;
  protected readonly comments: CommentIndex;

  constructor(
    protected readonly file: string,
    protected readonly options: HeaderOptions,
  ) {
    this.source = readFileSync(file, 'utf8');
    this.comments = new CommentIndex(this.source);
  }

  protected item(node: Node): ContractItem {
    const {offset} = findPosition(node.loc!)!;
    const comment = this.comments.of(...this.span(node));
    const deprecated = this.deprecation(node);
    return {
      name: node.name ?? '',
      line: this.source.slice(0, offset).split('\n').length,
      signature: '',
      brief: '',
      ...comment,
      ...(deprecated !== undefined && {
        deprecated: comment?.deprecated || deprecated,
      }),
    };
  }

  /** Returns the start and end offset of a declaration, including its attributes. */
  protected span({range, kind}: Node): [number, number] {
    const last = findPosition(range.end)!;
    const end = last.offset + last.tokLen;
    const [tail = ''] =
      kind === 'FunctionDecl'
        ? (/^[^;{}#]*(?=;)/.exec(this.source.slice(end)) ?? [])
        : [];
    return [findPosition(range.begin)!.offset, end + tail.length];
  }

  /** Returns the reason given in `__attribute__((deprecated("…")))`; `undefined` without that attribute. */
  protected deprecation({inner = []}: Node): string | undefined {
    const attribute = inner.find(({kind}) => kind === 'DeprecatedAttr');
    const {begin, end} = attribute?.range ?? {};
    const from = begin?.spellingLoc ?? begin;
    const to = end?.spellingLoc ?? end;
    if (from?.offset === undefined || to?.offset === undefined) {
      return attribute && '';
    }
    const code = readFileSync(from.file!, 'utf8');
    return (
      /"((?:\\.|[^"\\])*)"/.exec(
        code.slice(from.offset, to.offset + to.tokLen!),
      )?.[1] ?? ''
    );
  }
}
