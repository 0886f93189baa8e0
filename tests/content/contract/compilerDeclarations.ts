import {spawnSync} from 'node:child_process';

/** What a compiler says that a header declares; types as the compiler spells them. */
export interface CompilerDeclarations {
  readonly functions: ReadonlyMap<string, CompilerFunction>;
  /** Types of functions by the names that typedefs give them. */
  readonly typedefs: ReadonlyMap<string, string>;
  /** Values of enumerators. */
  readonly values: ReadonlyMap<string, string>;
  /** Names and types of the fields of each structure that has a tag. */
  readonly structs: ReadonlyMap<string, readonly CompilerField[]>;
}

export interface CompilerField {
  readonly name: string;
  readonly type: readonly string[];
}

interface CompilerFunction {
  readonly type: string;
  readonly variadic: boolean;
  readonly parameters: readonly CompilerField[];
  /** First paragraph of the comment; empty without one. */
  readonly brief: string;
}

interface Place {
  readonly file?: string;
  readonly spellingLoc?: Place;
  readonly expansionLoc?: Place;
}

interface AstNode {
  readonly kind: string;
  readonly name?: string;
  readonly loc?: Place;
  readonly range?: {readonly begin: Place; readonly end: Place};
  readonly type?: {
    readonly qualType: string;
    readonly desugaredQualType?: string;
  };
  readonly storageClass?: string;
  readonly variadic?: boolean;
  readonly isImplicit?: boolean;
  readonly completeDefinition?: boolean;
  readonly value?: string;
  readonly text?: string;
  readonly inner?: readonly AstNode[];
}

/**
 * Lists what clang finds in a header.
 *
 * @param folders - folders of included headers
 * @param before - headers to include before it
 * @throws Error with what clang printed when it refuses the header
 */
export function compilerDeclarations(
  file: string,
  folders: readonly string[],
  before: readonly string[] = [],
): CompilerDeclarations {
  const {status, stdout, stderr} = spawnSync(
    'clang',
    [
      '-fsyntax-only',
      '-fparse-all-comments',
      '-Xclang',
      '-ast-dump=json',
      ...folders.map((folder) => `-I${folder}`),
      ...before.flatMap((header) => ['-include', header]),
      '-x',
      'c',
      file,
    ],
    {encoding: 'utf8', maxBuffer: 1 << 29},
  );
  if (status !== 0) {
    throw new Error(`clang refuses ${file}:\n${stderr}`);
  }
  return collect(JSON.parse(stdout) as AstNode, file);
}

function collect(root: AstNode, file: string): CompilerDeclarations {
  const functions = new Map<string, CompilerFunction>();
  const typedefs = new Map<string, string>();
  const values = new Map<string, string>();
  const structs = new Map<string, readonly CompilerField[]>();
  let current = '';
  // clang names a file only where it differs from the place printed before.
  const follow = (place: Place | undefined): string => {
    if (place?.spellingLoc) {
      follow(place.spellingLoc);
      return follow(place.expansionLoc);
    }
    current = place?.file ?? current;
    return current;
  };
  const visit = (node: AstNode, isOwn: boolean): void => {
    const {name = '', inner = []} = node;
    if (
      node.kind === 'FunctionDecl' &&
      isOwn &&
      node.storageClass !== 'static' &&
      !node.isImplicit
    ) {
      const brief = inner.find(({kind}) => kind === 'FullComment');
      const given = {
        type: node.type!.qualType,
        variadic: node.variadic ?? false,
        parameters: inner
          .filter(({kind}) => kind === 'ParmVarDecl')
          .map(fieldOf),
        brief: brief ? firstParagraph(brief) : '',
      };
      if (!functions.get(name)?.brief) {
        functions.set(name, given);
      }
    }
    if (
      node.kind === 'TypedefDecl' &&
      isOwn &&
      isFunctionType(node.type!.qualType)
    ) {
      typedefs.set(name, node.type!.qualType);
    }
    if (node.kind === 'EnumDecl' && isOwn) {
      let next = 0n;
      for (const item of inner.filter(
        ({kind}) => kind === 'EnumConstantDecl',
      )) {
        next = BigInt(constantOf(item) ?? next);
        values.set(item.name!, String(next));
        next += 1n;
      }
    }
    if (
      node.kind === 'RecordDecl' &&
      isOwn &&
      name &&
      node.completeDefinition
    ) {
      structs.set(name, fieldsOf(node));
    }
  };
  const walk = (node: AstNode, depth: number): void => {
    const own = follow(node.loc) === file;
    follow(node.range?.begin);
    follow(node.range?.end);
    const isOwn = own && Boolean(node.loc && Object.keys(node.loc).length > 0);
    for (const child of node.inner ?? []) {
      walk(child, depth + 1);
    }
    visit(node, isOwn);
  };
  walk(root, 0);
  return {functions, typedefs, values, structs};
}

function fieldOf({name = '', type}: AstNode): CompilerField {
  return {
    name,
    type: [type!.qualType, type!.desugaredQualType ?? type!.qualType],
  };
}

/** Fields in order, those of unnamed members among them, as C counts them. */
function fieldsOf(record: AstNode): CompilerField[] {
  const inner = record.inner ?? [];
  return inner.flatMap((node, index) => {
    if (node.kind !== 'FieldDecl') {
      return [];
    }
    const before = inner[index - 1];
    return node.isImplicit && before?.kind === 'RecordDecl'
      ? fieldsOf(before)
      : node.name
        ? [fieldOf(node)]
        : [];
  });
}

function constantOf(node: AstNode): string | undefined {
  for (const child of node.inner ?? []) {
    const found =
      child.kind === 'ConstantExpr' ? child.value : constantOf(child);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/** Whether a type is that of a function, or of a pointer to one, and not of something with one. */
function isFunctionType(spelled: string): boolean {
  const type = spelled.replace(/\((?:un|anonymous)[^)]*\)/g, '');
  return (
    /^[^(]*\((?:\*(?:const|restrict|volatile)?)\)\(/.test(type) ||
    /^[^(]+\([^*]/.test(type) ||
    /\(\)$/.test(type)
  );
}

function firstParagraph(comment: AstNode): string {
  const texts = (node: AstNode): string =>
    node.text ?? (node.inner ?? []).map(texts).join(' ');
  const brief = comment.inner?.find(
    (node) =>
      node.kind === 'BlockCommandComment' &&
      /^(?:brief|short)$/.test(node.name ?? ''),
  );
  const paragraph = comment.inner?.find(
    (node) => node.kind === 'ParagraphComment' && texts(node).trim() !== '',
  );
  const found = brief ?? paragraph;
  return found ? texts(found).replace(/\s+/g, ' ').trim() : '';
}
